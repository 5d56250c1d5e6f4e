/**
 * The shape of every entry that people edit (specification, section 3).
 * Used at build time and in tests only: pages import the types from here, never the schemas,
 * so that the validator stays out of what visitors download.
 */
// Not {z}: Docusaurus' loader of TypeScript gives only the namespace.
import * as z from 'zod';

// Every message is what was expected: the check puts file, entry, field and what it found before it.
const text = z.string('some text').trim().min(1, 'some text');
const whole = (expected: string) => z.int(expected);
const positive = (expected: string) => z.number(expected).positive(expected);
const httpsUrl = z.url({protocol: /^https$/, error: 'a web address that starts with https://'});
const matching = (pattern: RegExp, expected: string) => z.string(expected).regex(pattern, expected);
const sitePath = matching(/^\/(?:[\w-]+\/)*(?:#[\w-]+)?$/, 'a path on this site such as /campout/');
const imagePath = matching(
  /^\/img\/[\w/.-]+\.(?:svg|avif|webp|jpg|png)$/,
  'a picture in static, such as /img/campout/woods.webp',
);
// A day that is none is compared with no other.
const day = z.iso.date({error: 'a day written as YYYY-MM-DD, such as 2025-05-23', abort: true});
const daysBetween = (start: string, end: string) =>
  (Date.parse(end) - Date.parse(start)) / 86_400_000;
const spanText = 'a whole number from 1 to 9';
const span = whole(spanText).min(1, spanText).max(9, spanText);

export const pictureSchema = z.strictObject({
  src: imagePath,
  /** What is in the picture, for those who cannot see it. */
  alt: text,
  /** Real size in pixels: keeps its place while it loads. */
  width: whole('the width in pixels').positive('the width in pixels'),
  height: whole('the height in pixels').positive('the height in pixels'),
});

const placeSchema = z.strictObject({
  name: text,
  town: text,
  county: text,
  state: text,
  mapUrl: httpsUrl,
  hoursFromSanFrancisco: positive('hours, such as 2.5'),
});

export const seasonSchema = z
  .strictObject({
    year: whole('a year from 2013 on').min(2013, 'a year from 2013 on'),
    /** What the weekend is called, such as 'Memorial Day Weekend'. */
    weekend: text,
    /** First and last day. */
    start: day,
    end: day,
    nights: positive('the number of nights'),
    place: placeSchema,
    ticketsUrl: httpsUrl,
    packingListUrl: httpsUrl,
    /** The document shown on /campout/schedule/, and the year it is of. */
    schedule: z.strictObject({url: httpsUrl, year: whole('the year that the document is of')}),
  })
  .refine((season) => season.end > season.start, {
    path: ['end'],
    error: 'a day after the start',
  })
  .refine(({year, start}) => start.startsWith(String(year)), {
    path: ['year'],
    error: 'the year of the start',
  })
  .refine(({nights, start, end}) => end <= start || nights === daysBetween(start, end), {
    path: ['nights'],
    error: 'the number of nights between start and end',
  });

/** What is kept of a season that is over. */
export const pastSeasonSchema = z.strictObject({
  year: whole('a year from 2013 on').min(2013, 'a year from 2013 on'),
  weekend: text,
  start: day,
  end: day,
  /** The work-and-play weekend before it. */
  preWeekend: z.strictObject({start: day, end: day}).optional(),
  theme: text.optional(),
  place: placeSchema,
  packingListUrl: httpsUrl,
});

export const navItemSchema = z.strictObject({
  title: text,
  /** A path on this site; short links such as /apply too. */
  href: matching(/^\/[\w/-]*$/, 'a path on this site such as /campout/'),
  /** A note shown as a tooltip: 'not ready yet, …'. */
  tbd: text.optional(),
});

/** The drawings there are; src/components/PrincipleIcon has one of each. */
const principleIcons = [
  'inclusion',
  'gifting',
  'decommodification',
  'self-reliance',
  'self-expression',
  'communal-effort',
  'civic-responsibility',
  'leaving-no-trace',
  'participation',
  'immediacy',
] as const;

export const principleSchema = z.strictObject({
  title: text,
  subtitle: text,
  icon: z.enum(principleIcons, `one of ${principleIcons.join(', ')}`),
});

export const featureSchema = z.strictObject({
  title: text,
  subtitle: text,
  img: pictureSchema,
  link: sitePath.optional(),
});

export const gallerySchema = z
  .strictObject({
    src: matching(
      /^\/img\/[\w/.-]+\.(?:svg|avif|webp|jpg|png|mp4)$/,
      'a picture or video in static, such as /img/gallery/pool.webp',
    ),
    alt: text,
    cols: span,
    rows: span,
    isVideo: z.boolean('true or false').optional(),
  })
  .refine(({src, isVideo = false}) => src.endsWith('.mp4') === isVideo, {
    path: ['isVideo'],
    error: 'true for an .mp4 and nothing for a picture',
  });

export const djSchema = z.strictObject({
  name: text,
  /** Comma-separated, such as 'DAD SF, BAAAHS'. */
  affiliation: text.optional(),
  bio: text.optional(),
  soundcloud: httpsUrl.optional(),
  instagram: httpsUrl.optional(),
  image: imagePath.optional(),
});

/** A heading and what is said below it. */
export const blockSchema = z.strictObject({
  heading: text,
  paragraphs: z.array(text, 'a list of texts').min(1, 'at least one paragraph'),
});

/** What people come to look up, and where the whole answer is. */
export const answerSchema = z.strictObject({what: text, answer: text, href: sitePath});

const pillarIcons = ['community', 'music', 'art'] as const;

export const pillarSchema = z.strictObject({
  title: text,
  icon: z.enum(pillarIcons, `one of ${pillarIcons.join(', ')}`),
  text,
});

export const cardSchema = z.strictObject({heading: text, title: text, text});

export const redirectSchema = z.strictObject({
  from: matching(/^(?:\/[a-z0-9-]+)+$/, 'a short path such as /join, without a slash at its end'),
  to: text,
  why: text,
  year: whole('a year such as 2025').optional(),
});

export type Picture = z.infer<typeof pictureSchema>;
export type Season = z.infer<typeof seasonSchema>;
export type PastSeason = z.infer<typeof pastSeasonSchema>;
export type NavItem = z.infer<typeof navItemSchema>;
export type Principle = z.infer<typeof principleSchema>;
export type Feature = z.infer<typeof featureSchema>;
export type GalleryItem = z.infer<typeof gallerySchema>;
export type Dj = z.infer<typeof djSchema>;
