/**
 * Drawn scenes in daylight, by their paths below static/img: where the site is dark, it is dusk there
 * (src/ui/Picture). A photo that takes the place of one has another name, and keeps its colors.
 */
export const daylight: ReadonlySet<string> = new Set([
  'campout/art',
  'campout/participate',
  'campout/way-up',
  'campout/woods',
  'errors/cover',
  'errors/tbd',
  'expect/banner',
  'expect/camping',
  'expect/family-meals',
  'expect/fun',
  'expect/transportation',
  'gallery/first-morning',
  'guide/briefing',
  'guide/bus-business',
  'guide/bus-party',
  'guide/head-and-hind',
  'guide/safety',
  'guide/setup-lead',
  'guide/sheep',
  'home/build-day',
  'home/dust-parade',
  'home/hammock-nap',
  'home/pride-street',
  'home/roof-sunrise',
  'home/sheep-face',
  'home/what-is',
  'offline/cover',
  'q-and-a/banner',
]);
