/** The bus in its wool, its door wide open and a ramp let down. */
export const inclusion = {
  accent: 'M19 17h10v20h-10z',
  accentColour: 'gold',
  lines: [
    'M29 37V17H19v20',
    'M19 37h10l2.5 7.5h-15zM5.5 36V19M42.5 36V19',
    'M5.5 19a4.5 4.5 0 0 1 2-8.5a5.5 5.5 0 0 1 9-3a6.5 6.5 0 0 1 11 0a5.5 5.5 0 0 1 9 3a4.6 4.6 0 0 1 6 8.5',
    'M10.5 18h3.5v6.5h-3.5zM34 18h3.5v6.5H34z',
    'M5.7 40.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M35.3 40.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
  ],
} as const;
