/** A woolly hand raised, with a spanner in it. */
export const participation = {
  accent: 'M21 22.5v-6.5a8 8 0 0 1-2-13v6l5 3l5-3v-6a8 8 0 0 1-2 13v6.5z',
  accentColour: 'gold',
  lines: [
    'M21 22.5v-6.5a8 8 0 0 1-2-13v6l5 3l5-3v-6a8 8 0 0 1-2 13v6.5',
    'M16.5 34.5q-4-2-4-7v-2a3 3 0 0 1 3-3h17a3 3 0 0 1 3 3v2q0 5-4 7',
    'M18.5 22.5v5M24 22.5v5M29.5 22.5v5',
    'M14 44.5a5 5 0 0 1 1.5-9.5a5.5 5.5 0 0 1 8.5-1.5a5.5 5.5 0 0 1 8.5 1.5a5 5 0 0 1 1.5 9.5',
  ],
} as const;
