/**
 * The shape of a guide's figures and of its panel map. Frozen years keep figures of this shape, so it is
 * changed by adding only. Pages use its types (types.ts); every message is what was expected.
 */
import * as z from 'zod';

const text = z.string('some text').trim().min(1, 'some text');
const texts = z.array(text, 'a list of texts');
export const crew = z.enum(
  ['setup-lead', 'party-crew', 'business-crew', 'head-and-hind-crew', 'tech-crew'],
  'a crew: setup-lead, party-crew, business-crew, head-and-hind-crew or tech-crew',
);
/** Black Rock City, or a street event; both when not said. */
export const place = z.enum(['brc', 'street'], 'brc or street').optional();
// Typed as a list of figures widens it: a spread of several makes `true` a boolean.
const yes = (z.literal(true, 'true, or nothing') as z.ZodType<boolean>).optional();
const size = 'a thickness such as 1/2", or ? where nobody has written it down';
const amount = 'a whole number from 1 on';

/** A number, and whether the source is certain of it: 'about 12', '5?'. */
export const countSchema = z.strictObject({
  count: z.int(amount).min(1, amount),
  about: yes,
  uncertain: yes,
});

export const hardwareSchema = z.strictObject({
  /** What it is, singular: 'bolt', 'shelf bolt', 'lag bolt', 'wood screw', 'zip tie'. */
  kind: text,
  /**
   * Thickness in inches as printed on the box, such as 1/2"; several where either will do; a word
   * for what has none ('heavy'); '?' where nobody has written it down.
   */
  size: z.string(size).trim().min(1, size),
  /** Length in inches such as 8", or words such as 'short'. */
  length: text.optional(),
  /** How many; 'some' and 'many' where nobody has counted. */
  count: z.union(
    [countSchema, z.literal(['some', 'many'])],
    "{count: 5}, perhaps with about: true or uncertain: true, or 'some' or 'many'",
  ),
  /** What comes with each: 'nut and two washers'. */
  with: text.optional(),
  /** True for what lies ready but is not built in. */
  spare: yes,
  /** Where it is needed; wherever its task is done when not said. */
  place,
});

/** Something that stands or hangs on what a task has put up: it comes off first. */
export const loadSchema = z.strictObject({
  /** Such as 'the generator'; panels are named, since labels and lists name them too. */
  what: text,
  /** The task that puts it there; nobody has written down who does when not said. */
  from: text.optional(),
  /** Where it is there; wherever its task is done when not said. */
  place,
});

export const taskSchema = z.strictObject({
  /** Also the id of its heading; begins with the crew's. */
  id: text,
  crew,
  title: text,
  /** Where it is done; both when not said. */
  place,
  people: countSchema.optional(),
  parts: texts,
  /** Those of its parts of which everybody who works needs one. */
  perPerson: texts.optional(),
  /** How many panels it hangs, where its hanging order lists them below its parts. */
  panelsBelow: z.int(amount).min(1, amount).optional(),
  hardware: z.array(hardwareSchema, 'a list of hardware, or []'),
  /** Such as 'pliers', or with their number: '2 C-clamps'. */
  tools: texts,
  /** The crews of which each gets all the tools: a bin for each table. */
  toolsFor: z.array(crew, 'a list of crews').optional(),
  /** True where nobody has written down when it is done. */
  orderUnknown: yes,
  /** What is put on it or hung on it later, and has to be off before it comes down. */
  carries: z.array(loadSchema, 'a list of loads').optional(),
  /** True where somebody has written down how it comes down (a page of teardown has the words). */
  downWritten: yes,
  /** True for what puts nothing up, such as a check: teardown has nothing to undo. */
  putsNothingUp: yes,
});

/** A warning: one home for the page, the list in Safety, paper and teardown. */
export const dangerSchema = z.strictObject({
  id: text,
  /** What hurts: each has a sign of its own. */
  kind: z.enum(
    ['falling', 'tools', 'crushing', 'weight', 'electricity', 'height'],
    'falling, tools, crushing, weight, electricity or height',
  ),
  /** What falls, or the like: tells it from another one of its kind. */
  name: text.optional(),
  /** The task whose step it guards; for all crews when not said. */
  task: text.optional(),
  /** What is said in setup, directly before the step. */
  up: text,
  /** The same turned round, for teardown. */
  down: text,
});

/** One blank too many, or a comma behind a name. */
const namesText = 'names of panels with one blank between them, such as 14D 18D 23D';
const panelNames = z
  .array(z.string('the name of a panel'), 'a list of texts')
  .min(1, 'at least one panel')
  .refine((names) => names.every((name) => /^\w+$/.test(name)), namesText);

/** Panels that are hung one after the other. */
export const hangingSchema = z.strictObject({
  /** The task whose heading it stands under. */
  task: text,
  crew,
  /** Section of the sheep, such as 'Belly'. */
  section: text,
  panels: panelNames,
  /** False where nobody has written down the order. */
  ordered: z.boolean('true or false'),
  /** What to know while hanging it. */
  note: text.optional(),
  /** Those of its panels that stand in no order list of the source. */
  unlisted: texts.optional(),
});

const strutName = 'a number and a letter for each strut, such as 17DEF';

/** Struts that meet in one point and carry panels together: 17ABC is struts 17A, 17B and 17C. */
export const strutSchema = z.strictObject({
  /** A number and a letter for each strut, such as '17DEF'. Both sides may have one of that name. */
  name: z.string(strutName).regex(/^\d+[A-Z]+$/, strutName),
  crew,
  /** The task that sets it up. */
  task: text,
  /** What hangs on it. */
  panels: texts.min(1, 'at least one panel'),
  /** Those of its struts that carry a collar tube, such as '17D'. */
  collarTubes: texts.optional(),
  /** True where the source is not certain that there is one. */
  uncertain: yes,
});

const point = z
  .array(z.number('a number'), 'two numbers')
  .length(2, 'two numbers, such as [10, 23]')
  .describe('A corner: steps to the right and down from the top left.');

export const panelSchema = z.strictObject({
  name: text.describe('What is printed on its label, such as 17D.'),
  section: text.describe('The part of the sheep that it belongs to, such as Belly.'),
  side: z
    .enum(['party', 'business', 'centre'], 'party, business or centre')
    .describe('The side of the bus; centre for what lies between the two.'),
  crew: crew.describe('Who hangs it; may be another crew than that of its side.'),
  neighbours: texts.describe('The panels that share an edge; each of them names this one too.'),
});

const viewSchema = z.strictObject({
  grid: point.describe('Width and height of the drawing, in its own steps.'),
  panels: z
    .record(z.string(), z.array(point).min(3, 'at least three corners'))
    .describe('The corners of each panel, by its name.'),
});

/** All of a guide's panels.json. */
export const panelMapSchema = z.strictObject({
  note: text.describe('What the file is, for whoever opens it.'),
  panels: z.array(panelSchema).min(1, 'at least one panel').describe('Every panel there is.'),
  views: z
    .record(z.string(), viewSchema)
    .optional()
    .describe('Drawings by hand, in a year from before the sheep was measured.'),
  body: z
    .strictObject({
      note: text,
      vertices: z.record(z.string(), z.array(z.number('a number')).length(3, 'three numbers')),
      panels: z.record(z.string(), texts.min(3, 'at least three corners')),
    })
    .optional()
    .describe('A rough solid of one side, in a year from before the sheep was measured.'),
});

const corners = z
  .array(
    z.number('a number').int('a whole number').min(1, 'a number from 1'),
    'numbers of vertices',
  )
  .length(3, 'three numbers of vertices');
const faces = z.array(corners, 'a list of faces').min(1, 'at least one face');

/** All of a guide's geometry.json: the sheep, measured. */
export const geometrySchema = z.strictObject({
  note: text.describe('What the file is, for whoever opens it.'),
  vertices: z
    .array(z.array(z.number('a number'), 'three numbers').length(3, 'three numbers, in inches'))
    .describe('Corners in inches: to the front, up, to the passenger side. The first is number 1.'),
  panels: z
    .record(z.string(), faces)
    .describe('The faces of each hung panel, counterclockwise seen from outside.'),
  bare: z
    .record(z.string(), faces)
    .describe('What belongs to the sheep and is not hung as a panel: face, ears, tail.'),
});

/** What is known to be odd about a measured sheep, each with the reason. */
export const measuredSchema = z.strictObject({
  /** How far the middle between the two sides lies from z = 0, in inches. */
  middle: z.number('a number'),
  /** Two panels that share an edge which no label names. */
  unlabelled: z.array(z.strictObject({panels: texts.length(2, 'two panels'), why: text})),
  /** Panels without their last letter that are no mirrors of each other. */
  unlike: z.array(z.strictObject({panels: texts, why: text})),
});

export type Panel = z.infer<typeof panelSchema>;
