/** A present with the ears of a sheep. */
export const gifting = {
  accent: 'M20.5 19h7v24h-7z',
  accentColour: 'gold',
  lines: [
    'M11 25v14a4 4 0 0 0 4 4h18a4 4 0 0 0 4-4V25',
    'M9.5 19h29v6h-29z',
    'M20.5 19v24M27.5 19v24',
    'M24 18c-2-7-8-11-10.5-8.5S15 17 24 18zM24 18c2-7 8-11 10.5-8.5S33 17 24 18z',
    'M9.5 20c-4-2.5-7 0-8 5c4 2.5 7.5 1 8-1M38.5 20c4-2.5 7 0 8 5c-4 2.5-7.5 1-8-1',
    'M15.5 31.5v.01M32.5 31.5v.01',
  ],
} as const;
