/** A disco ball with ears on a stage with wheels. */
export const selfExpression = {
  accent: 'M17.5 12.5h6.5v7h-8q.2-4 1.5-7zM24 19.5h8q-.2 4-1.5 6.5H24z',
  accentColour: 'disco',
  lines: [
    'M12.5 19.5a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0 -23 0',
    'M12.5 19.5h23M14.5 12.8h19M14.5 26.2h19M24 8v23M18.5 9.5q-5 10 0 20M29.5 9.5q5 10 0 20',
    'M12.7 16c-4-3-8-1.5-9.5 2.5c3 4 7 4 9.3 2M35.3 16c4-3 8-1.5 9.5 2.5c-3 4-7 4-9.3 2',
    'M8 35.5h32v4.5M8 35.5v4.5M18.5 40.5h11',
    'M10 41a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M31 41a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
    'M24 3.5V8',
  ],
} as const;
