import * as z from 'zod';
import type {Entry} from './entry';
import {nearest, suggest} from './suggest';

type Path = readonly PropertyKey[];

const into = (value: unknown, key: PropertyKey): unknown =>
  (value as Record<PropertyKey, unknown> | undefined)?.[key];

/** Follows a path into a value; undefined where it ends early. */
const at = (value: unknown, path: Path): unknown => path.reduce<unknown>(into, value);

/** What a reader knows an entry by, when it says so: " 'Build'". */
function nameOf(value: unknown): string {
  const name = ['name', 'title', 'id'].map((key) => into(value, key)).find(Boolean);
  return typeof name === 'string' ? ` '${name}'` : '';
}

/** A path in words, counted from 1 as people do: "circles 1 'Build', projects 3, x". */
function fieldOf(path: Path, value: unknown): string {
  return path.reduce<string>((words, key, index) => {
    if (typeof key === 'number')
      return `${words} ${key + 1}${nameOf(at(value, path.slice(0, index + 1)))}`;
    const joint = typeof path[index - 1] === 'number' ? ', ' : '.';
    return words ? `${words}${joint}${String(key)}` : String(key);
  }, '');
}

/** A value as it is written, cut where it would fill the screen. */
function quote(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** The keys that the schema knows at a path. */
function knownKeys(schema: z.ZodType, path: Path): string[] {
  const [key, ...rest] = path;
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  const inner = isWrapped ? (schema.unwrap() as z.ZodType) : schema;
  if (inner instanceof z.ZodArray) return knownKeys(inner.element as z.ZodType, rest);
  if (inner instanceof z.ZodRecord) return knownKeys(inner.valueType as z.ZodType, rest);
  if (!(inner instanceof z.ZodObject)) return [];
  if (key === undefined) return Object.keys(inner.shape);
  return knownKeys(inner.shape[String(key)] as z.ZodType, rest);
}

function unknownKey(key: string, path: Path, {schema, value}: Entry): string {
  const known = knownKeys(schema, path);
  const meant = nearest(key, known);
  const advice = meant ? `; did you mean ${meant}?` : '';
  return `${fieldOf([...path, key], value)} is not a known key, expected one of ${known.join(', ')}${advice}`;
}

/** The fields that unknown ones are meant for: these are not missing besides. */
function meantKeys(issue: z.core.$ZodIssue, {schema}: Entry): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const known = knownKeys(schema, issue.path);
  return issue.keys.flatMap((key) => {
    const meant = nearest(key, known);
    return meant ? [[...issue.path, meant].join('.')] : [];
  });
}

const kinds: Record<string, string> = {
  array: 'a list between [ and ]',
  boolean: 'true or false',
  number: 'a number',
  object: 'names and values between { and }',
  record: 'names and values between { and }',
  string: 'some text',
};

/** What is expected where the schema has no words of its own. */
const inWords: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' ? kinds[issue.expected] : undefined;

function describe(issue: z.core.$ZodIssue, entry: Entry): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey(key, issue.path, entry));
  }
  const found = at(entry.value, issue.path);
  const field = fieldOf(issue.path, entry.value) || 'it';
  const verdict = found === undefined ? 'is missing' : `is ${quote(found)}`;
  const advice = suggest(issue, found);
  return [`${field} ${verdict}, expected ${issue.message}${advice ? `; ${advice}` : ''}`];
}

/** @returns a line for each mistake in an entry: where, field, what was found, what is expected */
export function checkShape(entry: Entry): string[] {
  const all = entry.schema.safeParse(entry.value, {error: inWords}).error?.issues ?? [];
  const misspelt = all.flatMap((issue) => meantKeys(issue, entry));
  const issues = all.filter(({path}) => !misspelt.includes(path.join('.')));
  const lines = issues.map((issue) => ({
    place: `${issue.code === 'unrecognized_keys'} ${issue.path.join('.')}`,
    text: describe(issue, entry),
  }));
  // One line a field: 0.5 is neither whole nor at least 1, and both say the same.
  return lines
    .filter(({place}, index) => lines.findIndex((line) => line.place === place) === index)
    .flatMap(({text}) => text.map((line) => `${entry.where}: ${line}`));
}
