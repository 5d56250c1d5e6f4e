/** Two people, and there is always room for more, hold up one facet. */
export const communalEffort = {
  accent: 'M4 16.5h40L30 4z',
  accentColour: 'gold',
  lines: [
    'M4 16.5h40L30 4z',
    'M30 4l-8 12.5',
    'M9.4 28.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0M4 21l3.5 13.5q1.5 3 5.5 3t5.5-3L22 21M8 45v-10M18 45v-10',
    'M31.4 28.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0M26 21l3.5 13.5q1.5 3 5.5 3t5.5-3L44 21M30 45v-10M40 45v-10',
  ],
} as const;
