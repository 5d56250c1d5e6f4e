import * as z from 'zod';

/** A thing that somebody wrote by hand, and what it has to look like. */
export interface Entry {
  /** Where it stands, in words: "src/data/lineup.ts, entry 7 'Jumpr'". */
  where: string;
  schema: z.ZodType;
  value: unknown;
  /** What no other entry of the same list may be called. */
  name?: string;
}

/** For what should be a list and is none. */
const listSchema = z.array(z.unknown(), 'a list between [ and ], exported under its known name');

/** A file with a single entry, such as the season. */
export function one(file: string, schema: z.ZodObject, value: unknown): Entry[] {
  return [{where: file, schema, value}];
}

const filledSchema = listSchema.min(1, 'at least one entry between [ and ]');

/** A list that must not be empty: one that is shown, and that nobody leaves empty on purpose. */
export const filled: typeof list = (file, schema, values, nameOf) =>
  Array.isArray(values) && values.length === 0
    ? [{where: file, schema: filledSchema, value: values}]
    : list(file, schema, values, nameOf);

/**
 * A file with a list, counted from 1.
 * @param nameOf what tells an entry from the others; two of the same name are refused
 */
export function list<T>(
  file: string,
  schema: z.ZodObject,
  values: readonly T[],
  nameOf: (value: T) => string,
): Entry[] {
  // The value may have another name in the file than the one that is read.
  if (!Array.isArray(values)) return [{where: file, schema: listSchema, value: values}];
  // Not values.map: it leaves out what two commas leave open.
  return Array.from(values, (value: T | undefined, index) => {
    // Somebody may have left the name out: then its number has to do.
    const name = value && (nameOf(value) as string | undefined);
    const label = name ? `entry ${index + 1} '${name}'` : `entry ${index + 1}`;
    return {where: `${file}, ${label}`, schema, value, name};
  });
}

/** A file that exports entries, or lists of entries, under names of their own. */
export function named(file: string, schema: z.ZodObject, exported: object): Entry[] {
  return Object.entries(exported).flatMap(([key, value]: [string, unknown]) =>
    Array.isArray(value)
      ? value.map((item: unknown, index) => ({
          where: `${file}, ${key} ${index + 1}`,
          schema,
          value: item,
        }))
      : [{where: `${file}, ${key}`, schema, value}],
  );
}
