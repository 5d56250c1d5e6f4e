/** An alarm clock with ears whose only time is lightning: now. */
export const immediacy = {
  accent: 'M26.5 14.5l-9 12h6l-2.5 9.5l9.5-12.5h-6z',
  accentColour: 'gold',
  lines: [
    'M8 25a16 16 0 1 0 32 0a16 16 0 1 0 -32 0',
    'M26.5 14.5l-9 12h6l-2.5 9.5l9.5-12.5h-6z',
    'M12 13.5C8 7.5 3.5 8 2 13.5c1.5 5.5 5 6 7.5 5M36 13.5C40 7.5 44.5 8 46 13.5c-1.5 5.5-5 6-7.5 5',
    'M24 4v5M20 4h8M13 37.5L10 43M35 37.5L38 43',
  ],
} as const;
