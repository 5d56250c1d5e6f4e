/**
 * The shape of a guide's figures and of its panel map. The types that pages use are in
 * src/features/guide/model/types.ts, and must fit. Every message is what was expected.
 */
import * as z from 'zod';
import type {Danger, HangingGroup, StrutGroup, Task} from '../model/types';

const text = z.string('some text').trim().min(1, 'some text');
const texts = z.array(text, 'a list of texts');
const crew = z.enum(
  ['setup-lead', 'party-crew', 'business-crew', 'head-and-hind-crew', 'tech-crew'],
  'a crew: setup-lead, party-crew, business-crew, head-and-hind-crew or tech-crew',
);
const place = z.enum(['brc', 'street'], 'brc or street').optional();
const yes = z.literal(true, 'true, or nothing').optional();
const size = 'a thickness such as 1/2", or ? where nobody has written it down';
const amount = 'a whole number from 1 on';

const countSchema = z.strictObject({
  count: z.int(amount).min(1, amount),
  about: yes,
  uncertain: yes,
});

const hardwareSchema = z.strictObject({
  kind: text,
  size: z.string(size).trim().min(1, size),
  length: text.optional(),
  count: z.union(
    [countSchema, z.literal(['some', 'many'])],
    "{count: 5}, perhaps with about: true or uncertain: true, or 'some' or 'many'",
  ),
  with: text.optional(),
  spare: yes,
  place,
});

export const taskSchema = z.strictObject({
  id: text,
  crew,
  title: text,
  place,
  people: countSchema.optional(),
  parts: texts,
  perPerson: texts.optional(),
  panelsBelow: z.int(amount).min(1, amount).optional(),
  hardware: z.array(hardwareSchema, 'a list of hardware, or []'),
  tools: texts,
  toolsFor: z.array(crew, 'a list of crews').optional(),
  orderUnknown: yes,
  carries: z
    .array(z.strictObject({what: text, from: text.optional(), place}), 'a list of loads')
    .optional(),
  downWritten: yes,
  putsNothingUp: yes,
}) satisfies z.ZodType<Task>;

export const dangerSchema = z.strictObject({
  id: text,
  kind: z.enum(
    ['falling', 'crushing', 'weight', 'electricity', 'height'],
    'falling, crushing, weight, electricity or height',
  ),
  task: text.optional(),
  up: text,
  down: text,
}) satisfies z.ZodType<Danger>;

export const hangingSchema = z.strictObject({
  task: text,
  crew,
  section: text,
  panels: texts.min(1, 'at least one panel'),
  ordered: z.boolean('true or false'),
  note: text.optional(),
  unlisted: texts.optional(),
}) satisfies z.ZodType<HangingGroup>;

const strutName = 'a number and a letter for each strut, such as 17DEF';

export const strutSchema = z.strictObject({
  name: z.string(strutName).regex(/^\d+[A-Z]+$/, strutName),
  crew,
  task: text,
  panels: texts.min(1, 'at least one panel'),
  collarTubes: texts.optional(),
  uncertain: yes,
}) satisfies z.ZodType<StrutGroup>;

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
    .describe('Drawings of the sheep, by name: party, business, front, …'),
  body: z
    .strictObject({
      note: text,
      vertices: z.record(z.string(), z.array(z.number('a number')).length(3, 'three numbers')),
      panels: z.record(z.string(), texts.min(3, 'at least three corners')),
    })
    .describe('A rough solid of one side, for drawing the whole sheep.'),
});

export type Panel = z.infer<typeof panelSchema>;
