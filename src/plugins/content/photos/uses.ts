import type {Entry} from '../schemas/entry';

export interface Sized {
  src: string;
  width: number;
  height: number;
}

/** A picture where it is shown, and how large it is to be there. */
export interface Use extends Sized {
  /** Where it is named: "src/data/features.ts, entry 1 'woods'". */
  where: string;
  /** True for a record's sleeve, of which nothing may be cut off. */
  isSleeve?: boolean;
}

const SLEEVE = {width: 600, height: 600, isSleeve: true};

const isSized = (value: object): value is Sized =>
  'src' in value && typeof value.src === 'string' && 'width' in value && 'height' in value;

/** What in a value has an address, a width and a height. */
export function sizedIn(value: unknown): Sized[] {
  if (!value || typeof value !== 'object') return [];
  return isSized(value) ? [value] : Object.values(value).flatMap(sizedIn);
}

const sleeveOf = (value: unknown): Omit<Use, 'where'>[] =>
  value && typeof value === 'object' && 'image' in value && typeof value.image === 'string'
    ? [{src: value.image, ...SLEEVE}]
    : [];

/** Cards of shared links are no photos of a page: each lies there as chats fetch it. */
const isCard = ({src}: {src: string}) => /^\/img\/social[/.]/.test(src);

/** The pictures that an entry shows. */
export const usesOf = ({where, value}: Pick<Entry, 'where' | 'value'>): Use[] =>
  [...sizedIn(value).map(({src, width, height}) => ({src, width, height})), ...sleeveOf(value)]
    .filter((use) => !isCard(use))
    .map((use) => ({where, ...use}));
