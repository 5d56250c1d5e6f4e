import LineDrawing from '../../../ui/LineDrawing';

/** The drawings of the pillars, by their names in src/data/home.ts. */
export const drawings = {
  /** A sheep between two people, arms around each other. */
  community: {
    accent: 'M32 57c-4.5-3-6.5-5.5-6.5-8a3.3 3.3 0 0 1 6.5-1a3.3 3.3 0 0 1 6.5 1c0 2.5-2 5-6.5 8z',
    accentColour: 'disco',
    facets: [
      'M24.5 19L22.5 13L28 6L32 12z',
      'M28 6L36 6L32 12z',
      'M32 12L36 6L41.5 13L39.5 19z',
      'M24.5 19L32 12L39.5 19L32 22z',
      'M24.5 19L32 22L28 33z',
      'M39.5 19L32 22L36 33z',
      'M2.5 58L2.5 51L10.5 41L12 51z',
      'M10.5 41L18.5 49.5L18.5 58L12 51z',
      'M2.5 58L12 51L18.5 58z',
      'M61.5 58L61.5 51L53.5 41L52 51z',
      'M53.5 41L45.5 49.5L45.5 58L52 51z',
      'M61.5 58L52 51L45.5 58z',
      'M5 31L10.5 25.5L10.5 36.5z',
      'M10.5 25.5L16 31L10.5 36.5z',
      'M32 22L36 33L32 35L28 33z',
      'M53.5 25.5L59 31L53.5 36.5z',
      'M48 31L53.5 25.5L53.5 36.5z',
    ],
    lines: [
      'M24.5 19a5 5 0 0 1-1.5-8.5a5.5 5.5 0 0 1 5-5.5a6 6 0 0 1 8 0a5.5 5.5 0 0 1 5 5.5a5 5 0 0 1-1.5 8.5',
      'M24.5 19c.3 9.5 2 16 7.5 16s7.2-6.5 7.5-16',
      'M24 19.5c-4.5-3-8-.5-9 3.5c4 3 7.5 2 9.5 0M40 19.5c4.5-3 8-.5 9 3.5c-4 3-7.5 2-9.5 0',
      'M28.5 21v.01M35.5 21v.01M30 29l2 1.5l2-1.5',
      'M5 31a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M48 31a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0',
      'M2.5 58V51q0-10 8-10q4 0 7 2.5q6 3.5 9.5-2M61.5 58V51q0-10-8-10q-4 0-7 2.5q-6 3.5-9.5-2',
      'M18.5 58V49.5M45.5 58V49.5',
      'M32 57c-4.5-3-6.5-5.5-6.5-8a3.3 3.3 0 0 1 6.5-1a3.3 3.3 0 0 1 6.5 1c0 2.5-2 5-6.5 8z',
    ],
  },
  /** A sheep lost in its headphones. */
  music: {
    accent:
      'M8.5 27.5h-2a4 4 0 0 0-4 4v5a4 4 0 0 0 4 4h2zM40.5 27.5h2a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-2z',
    accentColour: 'disco',
    facets: [
      'M13.5 29L10 22L18.5 14L24.5 24z',
      'M18.5 14L24.5 10.5L30.5 14L24.5 24z',
      'M24.5 24L30.5 14L39 22L35.5 29z',
      'M13.5 29L24.5 24L35.5 29L24.5 37z',
      'M35.5 29L24.5 37L31.5 53z',
      'M13.5 29L24.5 37L17.5 53z',
      'M24.5 37L31.5 53L24.5 57.5L17.5 53z',
    ],
    lines: [
      'M8.5 27.5h-2a4 4 0 0 0-4 4v5a4 4 0 0 0 4 4h2zM40.5 27.5h2a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-2z',
      'M4.5 27.5C4.5 14 12.5 6 24.5 6s20 8 20 21.5',
      'M13.5 29a5.5 5.5 0 0 1-1-10a6 6 0 0 1 7-5.5a6.5 6.5 0 0 1 10 0a6 6 0 0 1 7 5.5a5.5 5.5 0 0 1-1 10',
      'M13.5 29c0 18 4 28.5 11 28.5S35.5 47 35.5 29',
      'M17 34q2.5-3 5 0M27 34q2.5-3 5 0M21 48l3.5 2.5l3.5-2.5M24.5 50.5v2.5',
      'M48.5 18.5V7l7-2v11.5M43.9 18.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0M50.9 16.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0',
    ],
  },
  /** A sheep of facets, and the brush that colours them. */
  art: {
    accent: 'M10 24l12-12l4 16zM26 28l14-2l-6 18z',
    accentColour: 'gold',
    facets: [
      'M10 24L26 28L12 42z',
      'M22 12L36 14L26 28z',
      'M12 42L26 28L34 44z',
      'M36 14L40 26L26 28z',
      'M12 42L34 44L24 52z',
      'M40 26L48 40L34 44z',
      'M34 44L42 52L24 52z',
      'M34 44L48 40L42 52z',
    ],
    lines: [
      'M12.5 31q-9.5-3.5-10.5 3.5q.5 6.5 5 6q3 0 4.5-2.5M8 31q-.5-4-4-4.5M6.5 35v.01',
      'M22 12L10 24l2 18l12 10h18l6-12l-8-14l-4-12z',
      'M22 12l4 16l10-14M10 24l16 4l14-2M26 28L12 42l22 2l8 8M26 28l8 16l6-18M34 44l14-4M34 44L24 52',
      'M56.5 4.5q3.5 1 2.5 4.5L45.5 28q-3 0-4-3.5zM41.5 24.5q-4.5 1-4.5 6.5q6 1 8.5-3',
      'M18 52v7M42 52v7',
    ],
  },
} as const;

export type PillarName = keyof typeof drawings;

/** A pillar in a line drawing over facets, as large as its parent is wide; decoration beside the title. */
export default function PillarIcon({name}: {name: PillarName}) {
  return <LineDrawing grid={64} {...drawings[name]} />;
}
