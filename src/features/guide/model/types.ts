/** The figures of the setup guide, as their schema has them. */
import type * as z from 'zod';
import type * as schema from './schema';

export type CrewId = z.infer<typeof schema.crew>;
export type Place = NonNullable<z.infer<typeof schema.place>>;
export type Count = z.infer<typeof schema.countSchema>;
export type Hardware = z.infer<typeof schema.hardwareSchema>;
export type Load = z.infer<typeof schema.loadSchema>;
export type Task = z.infer<typeof schema.taskSchema>;
export type Danger = z.infer<typeof schema.dangerSchema>;
export type DangerKind = Danger['kind'];
export type HangingGroup = z.infer<typeof schema.hangingSchema>;
export type Geometry = z.infer<typeof schema.geometrySchema>;
export type Measured = z.infer<typeof schema.measuredSchema>;
export type StrutGroup = z.infer<typeof schema.strutSchema>;

/** Which wrench fits a bolt. */
export interface WrenchRow {
  /** Thickness of the bolt in inches: '1/2"'. */
  bolt: string;
  /** The wrenches that fit, inches first: '3/4" or 19 mm'. */
  wrench: string;
  /** True for a wrench that a tool bin may do without. */
  optional?: boolean;
}

export interface Figures {
  /** The season that they are of. */
  year: number;
  tasks: Task[];
  hanging: HangingGroup[];
  /** None in a year whose guide was frozen before they were figures. */
  dangers?: Danger[];
  /** Not in years from before the finder knew struts. */
  struts?: StrutGroup[];
  /** Not in years from before the sheep was measured. */
  measured?: Measured;
  /** Not in years from before they were figures. */
  wrenches?: WrenchRow[];
}
