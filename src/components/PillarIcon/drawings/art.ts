/** A sheep of facets, and the brush that colours them. */
export const art = {
  accent: 'M10 24l12-12l4 16zM26 28l14-2l-6 18z',
  accentColour: 'gold',
  lines: [
    'M12.5 31q-9.5-3.5-10.5 3.5q.5 6.5 5 6q3 0 4.5-2.5M8 31q-.5-4-4-4.5M6.5 35v.01',
    'M22 12L10 24l2 18l12 10h18l6-12l-8-14l-4-12z',
    'M22 12l4 16l10-14M10 24l16 4l14-2M26 28L12 42l22 2l8 8M26 28l8 16l6-18M34 44l14-4M34 44L24 52',
    'M56.5 4.5q3.5 1 2.5 4.5L45.5 28q-3 0-4-3.5zM41.5 24.5q-4.5 1-4.5 6.5q6 1 8.5-3',
    'M18 52v7M42 52v7',
  ],
} as const;
