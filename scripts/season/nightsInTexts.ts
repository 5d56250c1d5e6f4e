/**
 * For how many nights the texts are written: the plan under 'when is it, and when do I arrive?' in
 * docs/campout/q-and-a.mdx names a first day, the days between and a last one.
 */
export const nightsInTexts = 3;
