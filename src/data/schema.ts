/**
 * The shape of every entry that people edit (specification, section 3).
 * Used at build time and in tests only: pages import the types from here, never the schemas,
 * so that the validator stays out of what visitors download.
 */
// Not {z}: Docusaurus' loader of TypeScript gives only the namespace.
import * as z from 'zod';
import {altFault} from '../text/altText';
import {nightsOf} from '../text/dates';
import {isOtherHoliday} from '../text/season/holidays';
import {phases} from '../text/season/phase';
import {slug} from '../text/slug';

// Every message is what was expected: the check puts file, entry, field and what it found before it.
const text = z.string('some text').trim().min(1, 'some text');
const whole = (expected: string) => z.int(expected);
const positive = (expected: string) => z.number(expected).positive(expected);
const webAddress = 'a web address that starts with https://';
// A browser would make %20 of a blank, and find nothing; '…' is how our examples leave an address open.
const writtenOut = /^[^\s…]+$/;
const wholeAddress = 'the whole address, without … and blanks';
/** zod takes blanks around an address away before it looks at it; a browser is given them. */
const bare = (error: string) =>
  z.string(error).regex(/^(?!\s)[^]*(?<!\s)$/, 'the address without a blank before or behind it');
const httpsUrl = bare(webAddress).pipe(
  z.url({protocol: /^https$/, error: webAddress}).regex(writtenOut, wholeAddress),
);
/** Two addresses, one pasted behind the other. */
const onceText = 'one address, not two in a row';
const profileUrl = (host: string, other: string) =>
  httpsUrl
    .refine((url) => !/.https?:/.test(url), onceText)
    .refine(
      (url) => !new RegExp(`//(?:[\\w-]+\\.)*${other}\\.com`, 'i').test(url),
      `the address on ${host}, and that on ${other} in its own field`,
    );
const mail = z.email('a mail address such as info@example.org');
/** What a new season has not got at first: the pages say so as long as it is null. */
const laterText = 'a web address that starts with https://, or null while it is still to come';
const laterUrl = bare(laterText)
  .pipe(z.url({protocol: /^https$/, error: laterText}).regex(writtenOut, wholeAddress))
  .nullable();
const matching = (pattern: RegExp, expected: string) => z.string(expected).regex(pattern, expected);
const sitePath = matching(/^\/(?:[\w-]+\/)*(?:#[\w-]+)?$/, 'a path on this site such as /campout/');
const imagePath = matching(
  /^\/img\/[^?#%"<>\\]+\.(?:svg|avif|webp|jpe?g|png)$/i,
  'a picture in static, such as /img/campout/woods.webp or /img/campout/IMG_1234.jpg',
);
// A day that is none is compared with no other.
const day = z.iso.date({error: 'a day written as YYYY-MM-DD, such as 2025-05-23', abort: true});
const spanText = 'a whole number from 1 to 6';
const span = whole(spanText).min(1, spanText).max(6, spanText);
const spans = z.strictObject({cols: span, rows: span});

const altText = 'a sentence that says what is in the picture';
const shown = {
  /** For those who cannot see it. */
  alt: z
    .string(altText)
    .trim()
    .refine((alt) => !altFault(alt), altText),
  /** Size in pixels, which keeps its place while it loads: of a photo the size that is made of it. */
  width: whole('the width in pixels').positive('the width in pixels'),
  height: whole('the height in pixels').positive('the height in pixels'),
};

export const pictureSchema = z.strictObject({
  src: imagePath,
  ...shown,
  /** For a drawn scene in daylight (src/data/pictures/daylight.ts). */
  byDay: z.literal(true, 'true, or nothing').optional(),
  /** Where what it is about stands, for an upright frame, which would cut that in its middle. */
  focus: z.enum(['left', 'right'], "'left', 'right', or nothing").optional(),
});

/** Where a campout is (src/data/places.ts). */
export const placeSchema = z.strictObject({
  name: text,
  town: text,
  county: text,
  state: text,
  mapUrl: httpsUrl,
  hoursFromSanFrancisco: positive('hours, such as 2.5'),
});

/** The texts tell of a first day, a last one, and at least one between. */
export const fewestNights = 2;
/** The poster has words for so many. */
export const mostNights = 7;
const nightsText = `${fewestNights} to ${mostNights} nights`;

const zone = 'a time zone such as America/Los_Angeles';
const isZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name);

/** Who we are and where to find us (src/config/site.ts). */
export const siteSchema = z.strictObject({
  name: text,
  fullName: text,
  url: httpsUrl,
  repository: httpsUrl,
  description: text,
  founded: whole('a year such as 2013'),
  timeZone: z.string(zone).refine(isZone, zone),
  mailSubject: text,
  mail,
  campoutMail: mail,
  soundcloud: httpsUrl,
  instagram: httpsUrl,
  facebook: httpsUrl,
});

const yearText = 'a year from 2013 on';
const scheduleText = "{url: 'https://…', year: 2025}, or null while it is still to come";

export const seasonSchema = z
  .strictObject({
    year: whole(yearText).min(2013, yearText),
    /** What the weekend is called, such as 'Memorial Day Weekend', if it has a name. */
    weekend: text.optional(),
    theme: text.optional(),
    /** First and last day. */
    start: day,
    end: day,
    nights: whole(nightsText).min(fewestNights, nightsText).max(mostNights, nightsText),
    /** The work-and-play weekend before it. */
    preWeekend: z.strictObject({start: day, end: day}).optional(),
    place: placeSchema,
    /** Only to set by hand what the dates would say otherwise. */
    phase: z.enum(phases, `one of ${phases.join(', ')}`).optional(),
    ticketsUrl: laterUrl,
    /** The form of those who want to join. */
    applyUrl: laterUrl,
    /** The day on which it opens, if that is known. */
    applyOpens: day.optional(),
    packingListUrl: laterUrl,
    /** The document shown on /campout/schedule/, and the year it is of. */
    schedule: z
      .strictObject(
        {url: httpsUrl, year: whole('the year that the document is of')},
        {error: scheduleText},
      )
      .nullable(),
  })
  .refine((season) => season.end > season.start, {
    path: ['end'],
    error: 'a day after the start',
  })
  .refine(({year, start}) => start.startsWith(String(year)), {
    path: ['year'],
    error: 'the year of the start',
  })
  .refine((season) => season.end <= season.start || season.nights === nightsOf(season), {
    path: ['nights'],
    error: ({input}) =>
      `${nightsOf(input as {start: string; end: string})}, the number of nights between start and end`,
  })
  .refine(({weekend = '', start, end}) => !isOtherHoliday(weekend, {start, end}), {
    path: ['weekend'],
    error: 'the name of a holiday that is between start and end, another name, or no such line',
  })
  .refine(({phase, ticketsUrl}) => phase !== 'on sale' || ticketsUrl !== null, {
    path: ['phase'],
    error: 'a ticketsUrl before anything is on sale',
  });

/** What everybody brings, and what nobody does (src/data/packing.ts). */
export const packingSchema = z.strictObject({
  bring: z.array(text).min(1, 'at least one thing'),
  leaveAtHome: z.array(z.strictObject({what: text, why: text})).min(1, 'at least one thing'),
});

export const navItemSchema = z.strictObject({
  title: text,
  /** A path on this site; short links such as /apply too. */
  href: matching(
    /^\/[\w/-]*$/,
    'a path on this site such as /campout/, or a short link such as /apply for what is elsewhere',
  ),
  /** A note shown as a tooltip: 'not ready yet, …'. */
  tbd: text.optional(),
  /** Pages that no item leads to and that this one stands for: it is marked there. */
  covers: z.array(sitePath).optional(),
});

/** The drawings there are; src/features/home/PrincipleIcon has one of each. */
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
  /** What the link says; it goes where the words say. */
  more: text.optional(),
  /** For a map: shown whole, and large at a tap (/campout/what-to-expect/). */
  large: z.literal(true, 'true, or nothing').optional(),
  /** For a picture of the night, as wide as the window: it parts the rows (/campout/what-to-expect/). */
  night: z.literal(true, 'true, or nothing').optional(),
});

const onDrawing = 'x from 0 to 1200 and y from 0 to 900 on the drawing, such as [185, 580]';

/** A place on the map of the site: where it is on the drawing, and what is known of it. */
export const mapPlaceSchema = z.strictObject({
  name: text,
  at: z.tuple(
    [
      z.number(onDrawing).min(0, onDrawing).max(1200, onDrawing),
      z.number(onDrawing).min(0, onDrawing).max(900, onDrawing),
    ],
    onDrawing,
  ),
  what: text,
});

export const gallerySchema = z
  .strictObject({
    src: matching(
      /^\/img\/[^?#%"<>\\]+\.(?:svg|avif|webp|jpe?g|png|mp4)$/i,
      'a picture or video in static, such as /img/gallery/pool.webp or /img/gallery/IMG_1234.jpg',
    ),
    ...shown,
    cols: span,
    rows: span,
    /** What it wishes where the quilt has six columns, three on a tablet, or three on a phone. */
    at6: spans.optional(),
    onTablet: spans.optional(),
    at3: spans.optional(),
    isVideo: z.boolean('true or false').optional(),
  })
  .refine(({src, isVideo = false}) => src.endsWith('.mp4') === isVideo, {
    path: ['isVideo'],
    error: 'true for an .mp4 and nothing for a picture',
  });

export const djSchema = z.strictObject({
  /** Its letters and digits are the DJ's link: 'M*J*R' is at #m-j-r. */
  name: text.refine(
    (name) => name === '' || slug(name) !== '',
    'a name with a letter from A to Z or a digit',
  ),
  /** Comma-separated, such as 'DAD SF, BAAAHS'. */
  affiliation: text.optional(),
  bio: text.optional(),
  soundcloud: profileUrl('SoundCloud', 'Instagram').optional(),
  instagram: profileUrl('Instagram', 'SoundCloud').optional(),
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

export const eventSchema = z.strictObject({
  title: text,
  titleWithTheme: text,
  lastDate: text,
  text,
});

/** What a chat or a feed shows with a link to a page. */
export const socialCardSchema = z.strictObject({
  page: matching(/^\/(?:[\w-]+\/)*$/, 'a page of this site such as /campout/'),
  card: z.strictObject({
    src: matching(/^\/img\/[\w/-]+\.jpg$/, 'a .jpg in static, such as /img/social/campout.jpg'),
    ...shown,
    width: z.literal(1200, '1200, the width of a card'),
    height: z.literal(630, '630, the height of a card'),
  }),
  /**
   * What art/cards draws it from: its title, a picture, and which part of that is shown. Without a
   * picture it has a scene of its own in art/scenes.
   */
  drawn: z
    .strictObject({title: text, from: imagePath.optional(), at: z.number('a number from 0 to 100')})
    .optional(),
});

export const redirectSchema = z.strictObject({
  from: matching(/^(?:\/[a-z0-9-]+)+$/, 'a short path such as /join, without a slash at its end'),
  to: text,
  why: text,
  year: whole('a year such as 2025').optional(),
});

const words = z.array(text, 'a list of texts').min(1, 'at least one text');

/** What people type, and the place of this site that answers it. */
export const askedForSchema = z.strictObject({words, to: sitePath});

/** What people call a thing, and what the pages call it. */
export const otherWordSchema = z.strictObject({words, means: text});

export type Picture = z.infer<typeof pictureSchema>;
export type Season = z.infer<typeof seasonSchema>;
export type NavItem = z.infer<typeof navItemSchema>;
export type Pillar = z.infer<typeof pillarSchema>;
export type Principle = z.infer<typeof principleSchema>;
export type Feature = z.infer<typeof featureSchema>;
export type MapPlace = z.infer<typeof mapPlaceSchema>;
export type GalleryItem = z.infer<typeof gallerySchema>;
export type SocialCard = z.infer<typeof socialCardSchema>;
export type AskedFor = z.infer<typeof askedForSchema>;
export type OtherWord = z.infer<typeof otherWordSchema>;
export type Dj = z.infer<typeof djSchema>;
