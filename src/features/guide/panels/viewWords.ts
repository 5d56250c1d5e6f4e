/** Names one of the drawings of the sheep. */
export type ViewId = 'party' | 'business' | 'head' | 'front' | 'rear' | 'above';

/** What a drawing of the sheep is called. */
export interface ViewWords {
  id: ViewId;
  /** On its button. */
  word: string;
  /** What it shows, in full. */
  label: string;
  /** What lies at the left and at the right of it. */
  ends: readonly [string, string];
}

/** The letter of an end that is a side, for where the word has no room: 'P' of 'business (P)'. */
export const letterOf = (end: string) => /\((.)\)/.exec(end)?.[1];

/** In the order of their buttons. */
export const viewWords: readonly ViewWords[] = [
  {
    id: 'party',
    word: 'party',
    label: 'Party side: driver side, left. Names end in D.',
    ends: ['front', 'rear'],
  },
  {
    id: 'business',
    word: 'business',
    label: 'Business side: passenger side, right. Names end in P.',
    ends: ['rear', 'front'],
  },
  {
    id: 'head',
    word: 'head',
    label: 'The head from both sides: party side at the left, business side at the right.',
    ends: ['party (D)', 'business (P)'],
  },
  {
    id: 'front',
    word: 'front',
    label: 'The front, as seen by somebody who stands before it.',
    ends: ['business (P)', 'party (D)'],
  },
  {
    id: 'rear',
    word: 'rear',
    label: 'The rear, as seen by somebody who stands behind it.',
    ends: ['party (D)', 'business (P)'],
  },
  {
    id: 'above',
    word: 'above',
    label: 'From above: front at the left, party side below, business side above.',
    ends: ['front', 'rear'],
  },
];
