/**
 * The shape of a guide's figures and of its panel map. The types that pages use are in
 * src/lib/guide/types.ts, and must fit. Every message is what was expected.
 */
import * as z from 'zod';
import type {HangingGroup, Task} from '../../lib/guide/types';

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
  hardware: z.array(hardwareSchema, 'a list of hardware, or []'),
  tools: texts,
  toolsFor: z.array(crew, 'a list of crews').optional(),
  orderUnknown: yes,
}) satisfies z.ZodType<Task>;

export const hangingSchema = z.strictObject({
  task: text,
  crew,
  section: text,
  panels: texts.min(1, 'at least one panel'),
  ordered: z.boolean('true or false'),
  note: text.optional(),
}) satisfies z.ZodType<HangingGroup>;

export const panelSchema = z.object({name: text, crew, neighbours: texts});

export type Panel = z.infer<typeof panelSchema>;
