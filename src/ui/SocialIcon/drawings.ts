/** Our own simple drawings of the known marks, on a 24 x 24 grid. */
export const drawings = {
  soundcloud: 'M2.5 13v4M5.5 11v7M8.5 9v9M11.5 18V6.5a5.5 5.5 0 0 1 7 4.5a3.5 3.5 0 1 1 .5 7z',
  mail: 'M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 6.5l9 7l9-7',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M17 7v.01',
  facebook:
    'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19zM12.5 21.5V10.5a3 3 0 0 1 3-3h1M9 13h6.5',
} as const;
