/** The shape of an organization file such as org-2024.json; checked at build, like all content. */
import * as z from 'zod';

const name = z.string().trim().min(1, 'a name');
const place = {x: z.number('a number'), y: z.number('a number')};
const halfAxis = z.number().positive('half the width or height of the ellipse, above 0');

function namesAreUnique(entries: {name: string}[]): boolean {
  return new Set(entries.map((entry) => entry.name)).size === entries.length;
}

const projectSchema = z.strictObject({name, ...place});

const circleSchema = z.strictObject({
  name,
  ...place,
  rx: halfAxis,
  ry: halfAxis,
  projects: z.array(projectSchema).refine(namesAreUnique, 'each project once in its circle'),
});

export const orgSchema = z.strictObject({
  /** What the file is, for whoever opens it. */
  note: z.string(),
  circles: z.array(circleSchema).min(1).refine(namesAreUnique, 'each circle once'),
});
