/**
 * The shape of every entry that people edit (specification, section 3).
 * Used at build time and in tests only: pages import the types from here, never the schemas,
 * so that the validator stays out of what visitors download.
 */
import {z} from 'zod';

const text = z.string().trim().min(1, 'some text');
const httpsUrl = z.url({protocol: /^https$/, error: 'a web address that starts with https://'});
const sitePath = z
  .string()
  .regex(/^\/(?:[\w-]+\/)*(?:#[\w-]+)?$/, 'a path on this site such as /campout/');
const imagePath = z
  .string()
  .regex(
    /^\/img\/[\w/.-]+\.(?:svg|avif|webp|jpg|png)$/,
    'a picture in static, such as /img/campout/woods.svg',
  );
const day = z.iso.date('a day written as YYYY-MM-DD, such as 2025-05-23');
const span = z
  .number()
  .int()
  .min(1, 'a whole number from 1 to 9')
  .max(9, 'a whole number from 1 to 9');

export const pictureSchema = z.strictObject({
  src: imagePath,
  /** What is in the picture, for those who cannot see it. */
  alt: text,
  /** Real size in pixels: keeps its place while it loads. */
  width: z.number().int().positive('the width in pixels'),
  height: z.number().int().positive('the height in pixels'),
});

export const seasonSchema = z
  .strictObject({
    year: z.number().int().min(2013, 'a year from 2013 on'),
    /** What the weekend is called, such as 'Memorial Day Weekend'. */
    weekend: text,
    /** First and last day. */
    start: day,
    end: day,
    nights: z.number().int().positive('the number of nights'),
    place: z.strictObject({
      name: text,
      town: text,
      county: text,
      state: text,
      mapUrl: httpsUrl,
      hoursFromSanFrancisco: z.number().positive('hours, such as 2.5'),
    }),
    ticketsUrl: httpsUrl,
    packingListUrl: httpsUrl,
    /** The document shown on /campout/schedule/, and the year it is of. */
    schedule: z.strictObject({url: httpsUrl, year: z.number().int()}),
  })
  .refine((season) => season.end > season.start, {
    path: ['end'],
    error: 'a day after the start',
  });

export const navItemSchema = z.strictObject({
  title: text,
  /** A path on this site; short links such as /apply too. */
  href: z.string().regex(/^\/[\w/-]*$/, 'a path on this site such as /campout/'),
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

export const gallerySchema = z.strictObject({
  src: z
    .string()
    .regex(/^\/img\/[\w/.-]+\.(?:svg|avif|webp|jpg|png|mp4)$/, 'a picture or video in static'),
  alt: text,
  cols: span,
  rows: span,
  isVideo: z.boolean('true or false').optional(),
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

export type Picture = z.infer<typeof pictureSchema>;
export type Season = z.infer<typeof seasonSchema>;
export type NavItem = z.infer<typeof navItemSchema>;
export type Principle = z.infer<typeof principleSchema>;
export type Feature = z.infer<typeof featureSchema>;
export type GalleryItem = z.infer<typeof gallerySchema>;
export type Dj = z.infer<typeof djSchema>;
