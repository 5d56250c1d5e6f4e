/** The shape of an organization file such as org-2024.json; checked at build, like all content. */
import * as z from 'zod';

const name = z.string('a name').trim().min(1, 'a name');
const coordinate = z.number('a number');
const halfAxis = 'half the width or height of the ellipse, above 0';
const radius = z.number(halfAxis).positive(halfAxis);

/** Refuses an entry that has the name of one before it. */
function namesAreUnique(entries: {name: string}[], context: z.RefinementCtx): void {
  const names = entries.map((entry) => entry.name);
  names.forEach((one, index) => {
    if (names.indexOf(one) === index) return;
    context.addIssue({code: 'custom', path: [index, 'name'], message: 'each name once'});
  });
}

const projectSchema = z.strictObject({
  name: name.describe('What the project is called.'),
  x: coordinate.describe('Place to the right of the center dot; to the left of it below 0.'),
  y: coordinate.describe('Place below the center dot; above it below 0.'),
});

const circleSchema = z.strictObject({
  name: name.describe('What the circle is called.'),
  x: coordinate.describe('Its middle, to the right of the center dot.'),
  y: coordinate.describe('Its middle, below the center dot.'),
  rx: radius.describe('Half its width.'),
  ry: radius.describe('Half its height.'),
  projects: z
    .array(projectSchema)
    .superRefine(namesAreUnique)
    .describe('The projects in it; [] where there is none.'),
});

export type OrgProject = z.infer<typeof projectSchema>;
/** A circle of people, drawn as an ellipse, and the projects in it. */
export type OrgCircle = z.infer<typeof circleSchema>;

export const orgSchema = z.strictObject({
  note: z.string('some text').describe('What the file is, for whoever opens it.'),
  circles: z
    .array(circleSchema)
    .min(1, 'at least one circle')
    .superRefine(namesAreUnique)
    .describe('Every circle there is.'),
});
