import * as z from 'zod';
import type {Entry} from './entry';

/** Follows a path into a value; undefined where it ends early. */
function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}

/** The keys that the schema knows at a path. */
function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path;
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  const inner = wrapped ? (schema.unwrap() as z.ZodType) : schema;
  if (inner instanceof z.ZodArray) return knownKeys(inner.element as z.ZodType, rest);
  if (!(inner instanceof z.ZodObject)) return [];
  if (key === undefined) return Object.keys(inner.shape);
  return knownKeys(inner.shape[String(key)] as z.ZodType, rest);
}

function describe(issue: z.core.$ZodIssue, {schema, value}: Entry): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, issue.path).join(', ');
    return issue.keys.map(
      (key) => `${[...issue.path, key].join('.')} is not a known key, expected one of ${known}`,
    );
  }
  const found = at(value, issue.path);
  const field = issue.path.join('.');
  const verdict = found === undefined ? 'is missing' : `is ${JSON.stringify(found)}`;
  return [`${field || 'it'} ${verdict}, expected ${issue.message}`];
}

/** @returns a line for each mistake in an entry: where, field, what was found, what is expected */
export function checkShape(entry: Entry): string[] {
  const issues = entry.schema.safeParse(entry.value).error?.issues ?? [];
  const lines = issues.map((issue) => ({
    place: `${issue.code === 'unrecognized_keys'} ${issue.path.join('.')}`,
    text: describe(issue, entry),
  }));
  // One line a field: 0.5 is neither whole nor at least 1, and both say the same.
  return lines
    .filter(({place}, index) => lines.findIndex((line) => line.place === place) === index)
    .flatMap(({text}) => text.map((line) => `${entry.where}: ${line}`));
}
