import LineDrawing from '../../../ui/LineDrawing';

/** The drawings of the principles, by their names in src/data/principles.ts. */
export const drawings = {
  /** The bus in its wool, its door wide open and a ramp let down. */
  inclusion: {
    accent: 'M19 17h10v20h-10z',
    accentColour: 'gold',
    lines: [
      'M29 37V17H19v20',
      'M19 37h10l2.5 7.5h-15zM5.5 36V19M42.5 36V19',
      'M5.5 19a4.5 4.5 0 0 1 2-8.5a5.5 5.5 0 0 1 9-3a6.5 6.5 0 0 1 11 0a5.5 5.5 0 0 1 9 3a4.6 4.6 0 0 1 6 8.5',
      'M10.5 18h3.5v6.5h-3.5zM34 18h3.5v6.5H34z',
      'M5.7 40.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M35.3 40.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
    ],
  },
  /** A present with the ears of a sheep. */
  gifting: {
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
  },
  /** A price tag, crossed out. */
  decommodification: {
    accent: 'M37.7 4.3l3 2.7L10.3 43.7l-3-2.7z',
    accentColour: 'disco',
    lines: [
      'M28.5 11.5H17.5a3 3 0 0 0-2.5 1.2L7 22.5a2.5 2.5 0 0 0 0 3l4 5M22.5 36.5H40a3 3 0 0 0 3-3v-19a3 3 0 0 0-1.7-2.7',
      'M12.9 24a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0',
      'M36 20c-1-1.3-3-1.7-4.5-1.5M30.5 30c2.5 1.2 6 .5 6-2c0-1.5-1-2.3-2.5-2.7M33.5 16.5v1.8M33.5 30.7v1.8',
      'M37.7 4.3l3 2.7L10.3 43.7l-3-2.7z',
    ],
  },
  /** A sheep with its goggles on. */
  'self-reliance': {
    accent: 'M12.5 23a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M25.5 23a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
    accentColour: 'gold',
    lines: [
      'M12.5 23a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M25.5 23a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
      'M22.5 22.5q1.5-1.5 3 0M12.5 22l-3-1.3M35.5 22l3-1.3',
      'M12.5 17.5a5 5 0 0 1-1-8.5a5.5 5.5 0 0 1 8-4.5a6 6 0 0 1 9 0a5.5 5.5 0 0 1 8 4.5a5 5 0 0 1-1 8.5',
      'M14.5 28c.5 9 3.5 15.5 9.5 15.5s9-6.5 9.5-15.5',
      'M9 18.5c-3.5-1-6.5 1.5-7.5 5.5c3.5 3 7 3 9.5 1.5M39 18.5c3.5-1 6.5 1.5 7.5 5.5c-3.5 3-7 3-9.5 1.5',
      'M22 36.5l2 1.5l2-1.5M24 38v2',
    ],
  },
  /** A disco ball with ears on a stage with wheels. */
  'self-expression': {
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
  },
  /** Two people, and there is always room for more, hold up one facet. */
  'communal-effort': {
    accent: 'M4 16.5h40L30 4z',
    accentColour: 'gold',
    lines: [
      'M4 16.5h40L30 4z',
      'M30 4l-8 12.5',
      'M9.4 28.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0M4 21l3.5 13.5q1.5 3 5.5 3t5.5-3L22 21M8 45v-10M18 45v-10',
      'M31.4 28.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0M26 21l3.5 13.5q1.5 3 5.5 3t5.5-3L44 21M30 45v-10M40 45v-10',
    ],
  },
  /** A steering wheel, and a glass of water beside it. */
  'civic-responsibility': {
    accent: 'M15.5 21a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
    accentColour: 'gold',
    lines: [
      'M27.5 35.3A16.5 16.5 0 1 1 35.8 23',
      'M15.5 21a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
      'M3.2 19.5q7-3 12.3 1M35.8 19.5q-7-3-12.3 1M19.5 25v12.5',
      'M31 27h13l-1.8 16.5h-9.4z',
      'M31.8 33.5q3-2.5 5.7 0t5.7 0',
    ],
  },
  /** Hoof prints that fade away. */
  'leaving-no-trace': {
    accent:
      'M38.4 4.1C33.6 1.9 25.7 10.6 25.8 16.4C26.3 19.6 29.9 18.8 31.9 15.3C33.9 11.8 35.9 8.4 38.4 4.1zM40.6 5.4C44.9 8.4 41.3 19.6 36.2 22.4C33.2 23.6 32.1 20.1 34.1 16.6C36.1 13.2 38.1 9.7 40.6 5.4z',
    accentColour: 'gold',
    lines: [
      'M38.4 4.1C33.6 1.9 25.7 10.6 25.8 16.4C26.3 19.6 29.9 18.8 31.9 15.3C33.9 11.8 35.9 8.4 38.4 4.1zM40.6 5.4C44.9 8.4 41.3 19.6 36.2 22.4C33.2 23.6 32.1 20.1 34.1 16.6C36.1 13.2 38.1 9.7 40.6 5.4z',
      'M16.5 12.8Q15.4 12.4 14.3 12.6M10.2 14.9Q9.4 15.7 8.7 16.5M6.3 20.6Q5.9 21.7 5.8 22.8M9 24.5Q9.9 23.9 10.6 23M13 18.9Q13.5 17.9 14.1 17M20.2 14.9Q21.1 15.6 21.4 16.7M21.5 21.4Q21.2 22.5 20.8 23.5M18.5 27.7Q17.8 28.5 16.9 29.2M13.8 27.3Q13.8 26.2 14.3 25.2M16.7 21Q17.2 20 17.8 19.1',
      'M27.5 32v.01M23.4 33.1v.01M20.4 36.5v.01M19.4 40.8v.01M23 39.9v.01M25.3 35.9v.01M30.4 33.7v.01M31.6 37.8v.01M30.1 42.1v.01M26.9 45.1v.01M25.9 41.5v.01M28.1 37.6v.01',
    ],
  },
  /** A woolly hand raised, with a spanner in it. */
  participation: {
    accent: 'M21 22.5v-6.5a8 8 0 0 1-2-13v6l5 3l5-3v-6a8 8 0 0 1-2 13v6.5z',
    accentColour: 'gold',
    lines: [
      'M21 22.5v-6.5a8 8 0 0 1-2-13v6l5 3l5-3v-6a8 8 0 0 1-2 13v6.5',
      'M16.5 34.5q-4-2-4-7v-2a3 3 0 0 1 3-3h17a3 3 0 0 1 3 3v2q0 5-4 7',
      'M18.5 22.5v5M24 22.5v5M29.5 22.5v5',
      'M14 44.5a5 5 0 0 1 1.5-9.5a5.5 5.5 0 0 1 8.5-1.5a5.5 5.5 0 0 1 8.5 1.5a5 5 0 0 1 1.5 9.5',
    ],
  },
  /** An alarm clock with ears whose only time is lightning: now. */
  immediacy: {
    accent: 'M26.5 14.5l-9 12h6l-2.5 9.5l9.5-12.5h-6z',
    accentColour: 'gold',
    lines: [
      'M8 25a16 16 0 1 0 32 0a16 16 0 1 0 -32 0',
      'M26.5 14.5l-9 12h6l-2.5 9.5l9.5-12.5h-6z',
      'M12 13.5C8 7.5 3.5 8 2 13.5c1.5 5.5 5 6 7.5 5M36 13.5C40 7.5 44.5 8 46 13.5c-1.5 5.5-5 6-7.5 5',
      'M24 4v5M20 4h8M13 37.5L10 43M35 37.5L38 43',
    ],
  },
} as const;

export type PrincipleName = keyof typeof drawings;

/** A principle in a line drawing, as large as its parent is wide; decoration beside the title. */
export default function PrincipleIcon({name}: {name: PrincipleName}) {
  return <LineDrawing grid={48} {...drawings[name]} />;
}
