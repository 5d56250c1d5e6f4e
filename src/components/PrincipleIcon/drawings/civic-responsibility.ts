/** A steering wheel, and a glass of water beside it. */
export const civicResponsibility = {
  accent: 'M15.5 21a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  accentColour: 'gold',
  lines: [
    'M27.5 35.3A16.5 16.5 0 1 1 35.8 23',
    'M15.5 21a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
    'M3.2 19.5q7-3 12.3 1M35.8 19.5q-7-3-12.3 1M19.5 25v12.5',
    'M31 27h13l-1.8 16.5h-9.4z',
    'M31.8 33.5q3-2.5 5.7 0t5.7 0',
  ],
} as const;
