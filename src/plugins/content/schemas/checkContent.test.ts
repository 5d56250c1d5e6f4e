/** Plants a mistake of every kind and reads what the organiser would read. */
import {orgSchema} from '../../../data/org-schema';
import {
  djSchema,
  featureSchema,
  gallerySchema,
  navItemSchema,
  pictureSchema,
  principleSchema,
  seasonSchema,
} from '../../../data/schema';
import {makeStaticFolder} from '../../../../tests/support/staticFolder';
import {checkContent} from './checkContent';
import {filled, list, named, one} from './entry';

/** Nobody's: what an organizer changes in the real one makes no difference here. */
const season = {
  year: 2025,
  weekend: 'Memorial Day Weekend',
  start: '2025-05-23',
  end: '2025-05-26',
  nights: 3,
  place: {
    name: 'A valley',
    town: 'Hill',
    county: 'Fern County',
    state: 'California',
    mapUrl: 'https://example.org/map',
    hoursFromSanFrancisco: 2,
  },
  phase: 'on sale',
  ticketsUrl: 'https://example.org/tickets',
  applyUrl: 'https://example.org/form',
  packingListUrl: 'https://example.org/list',
  schedule: {url: 'https://example.org/schedule', year: 2025},
};

const {folder: staticFolder, plant, remove} = makeStaticFolder();
const forms = ['.webp', '.avif', '-600.webp', '-600.avif'];

beforeAll(() => {
  for (const form of forms) plant(`img/good${form}`);
  for (const form of ['.mp4', '.webm', ...forms]) plant(`img/loop${form}`, 400 * 1024);
  plant('img/lonely.webp');
  plant('img/lonely-600.webp');
  plant('img/lonely.mp4');
  plant('img/PXL_1.webp', 401 * 1024);
  for (const form of forms) plant(`img/heavy${form}`);
  plant('img/heavy.mp4', 401 * 1024);
  plant('img/heavy.webm', 900_000);
  plant('img/photo.jpg');
  plant('img/huge.jpg', 401 * 1024);
  for (const form of forms) plant(`img/huge${form}`);
  plant('img/huge.webp', 401 * 1024);
});

afterAll(remove);

const checkLineup = (...djs: object[]) =>
  checkContent(
    list('src/data/lineup.ts', djSchema, djs as {name: string}[], ({name}) => name),
    staticFolder,
  );
const checkSeason = (change: object) =>
  checkContent(one('src/data/season.ts', seasonSchema, {...season, ...change}), staticFolder);
const checkGallery = (change: object) =>
  checkContent(
    list(
      'src/data/gallery.ts',
      gallerySchema,
      [{src: '/img/photo.jpg', alt: 'A pool.', width: 4, height: 3, cols: 2, rows: 2, ...change}],
      ({src}) => src,
    ),
    staticFolder,
  );
const checkPicture = (change: object) =>
  checkContent(
    named('src/data/pictures/home.ts', pictureSchema, {
      hero: {src: '/img/good.webp', alt: 'A sheep.', width: 4, height: 3, ...change},
    }),
    staticFolder,
  );

describe('the line-up', () => {
  test('good entries pass', () => {
    expect(checkLineup({name: 'Jumpr'}, {name: 'Other', image: '/img/photo.jpg'})).toEqual([]);
  });

  test('a missing name', () => {
    expect(checkLineup({name: 'Other'}, {bio: 'Plays.'})).toEqual([
      'src/data/lineup.ts, entry 2: name is missing, expected some text',
    ]);
  });

  test('a bad address', () => {
    expect(checkLineup({name: 'Jumpr', soundcloud: 'htp:/x'})).toEqual([
      `src/data/lineup.ts, entry 1 'Jumpr': soundcloud is "htp:/x", expected a web address that starts with https://`,
    ]);
  });

  test('an address that an example leaves open', () => {
    expect(checkLineup({name: 'Jumpr', soundcloud: 'https://soundcloud.com/…'})).toEqual([
      `src/data/lineup.ts, entry 1 'Jumpr': soundcloud is "https://soundcloud.com/…", expected the whole address, without … and blanks`,
    ]);
  });

  test('an address that is not https', () => {
    expect(checkLineup({name: 'Jumpr', instagram: 'http://instagram.com/x'})).toEqual([
      `src/data/lineup.ts, entry 1 'Jumpr': instagram is "http://instagram.com/x", expected a web address that starts with https://; write https://instagram.com/x`,
    ]);
  });

  test('an unknown key', () => {
    expect(checkLineup({name: 'Jumpr', soundclod: 'https://x.org'})).toEqual([
      `src/data/lineup.ts, entry 1 'Jumpr': soundclod is not a known key, expected one of name, affiliation, bio, soundcloud, instagram, image; did you mean soundcloud?`,
    ]);
  });

  test('a 26th DJ who is there already, in other letters', () => {
    const others = Array.from({length: 24}, (_, n) => ({name: `DJ ${n}`}));
    expect(checkLineup({name: 'Jumpr'}, ...others, {name: 'jumpr '})).toEqual([
      `src/data/lineup.ts, entry 26 'jumpr ': stands twice, the first time as src/data/lineup.ts, entry 1 'Jumpr'; expected each only once`,
    ]);
  });

  test('a DJ whose card would have the address of another', () => {
    expect(checkLineup({name: 'M*J*R'}, {name: 'M.J.R'})).toEqual([
      "src/data/lineup.ts, entry 2 'M.J.R': stands twice, the first time as src/data/lineup.ts, entry 1 'M*J*R'; expected each only once, and both have the address m-j-r",
    ]);
  });

  test.each([
    [
      'with a blank behind it',
      'https://x.org/a ',
      'the address without a blank before or behind it',
    ],
    ['pasted twice', 'https://x.org/ahttps://x.org/a', 'one address, not two in a row'],
    [
      'in the field of another',
      'https://www.instagram.com/a',
      'the address on SoundCloud, and that on Instagram in its own field',
    ],
  ])('an address %s', (_, soundcloud, expected) => {
    expect(checkLineup({name: 'Jumpr', soundcloud})).toEqual([
      `src/data/lineup.ts, entry 1 'Jumpr': soundcloud is "${soundcloud}", expected ${expected}`,
    ]);
  });

  test('a field in other letters is not missing besides', () => {
    expect(checkLineup({Name: 'Jumpr'})).toEqual([
      'src/data/lineup.ts, entry 1: Name is not a known key, expected one of name, affiliation, bio, soundcloud, instagram, image; did you mean name?',
    ]);
  });

  test('a list that must not be empty', () => {
    const entries = filled('src/data/features.ts', featureSchema, [], () => '');
    expect(checkContent(entries, staticFolder)).toEqual([
      'src/data/features.ts: it is [], expected at least one entry between [ and ]',
    ]);
  });

  test('a photo in another folder than its entry says', () => {
    plant('gallery/IMG_1.jpg');
    expect(checkLineup({name: 'Jumpr', image: '/img/IMG_1.jpg'})).toEqual([
      "src/data/lineup.ts, entry 1 'Jumpr': static/img/IMG_1.jpg is missing, expected a file there; it is in static/gallery/IMG_1.jpg: move it",
    ]);
  });

  test('a name of which no link can be made', () => {
    expect(checkLineup({name: '***'})).toEqual([
      `src/data/lineup.ts, entry 1 '***': name is "***", expected a name with a letter from A to Z or a digit`,
    ]);
  });

  test('two mistakes give two lines', () => {
    expect(checkLineup({name: '', soundcloud: 'x'})).toEqual([
      'src/data/lineup.ts, entry 1: name is "", expected some text',
      'src/data/lineup.ts, entry 1: soundcloud is "x", expected a web address that starts with https://',
    ]);
  });

  test('a missing picture', () => {
    expect(checkLineup({name: 'Jumpr', image: '/img/nothing-here.svg'})).toEqual([
      `src/data/lineup.ts, entry 1 'Jumpr': static/img/nothing-here.svg is missing, expected a file there`,
    ]);
  });
});

describe('the season', () => {
  test('a good one passes', () => {
    expect(checkSeason({})).toEqual([]);
  });

  test.each(['May 23', '2025-5-23', '2025-02-30', '23.05.2025'])('the wrong date %s', (start) => {
    expect(checkSeason({start})).toEqual([
      `src/data/season.ts: start is "${start}", expected a day written as YYYY-MM-DD, such as 2025-05-23`,
    ]);
  });

  test('an end before the start', () => {
    expect(checkSeason({end: '2025-05-22', weekend: undefined})).toEqual([
      'src/data/season.ts: end is "2025-05-22", expected a day after the start',
    ]);
  });

  test('nights that do not fit the dates', () => {
    expect(checkSeason({nights: 4})).toEqual([
      'src/data/season.ts: nights is 4, expected 3, the number of nights between start and end',
    ]);
  });

  test.each([
    ['2025-05-24', 1],
    ['2025-05-31', 8],
  ])('a campout to %s has no words', (end, nights) => {
    expect(checkSeason({end, nights, weekend: undefined})).toEqual([
      `src/data/season.ts: nights is ${nights}, expected 2 to 7 nights`,
    ]);
  });

  test('a holiday that the dates have left', () => {
    expect(checkSeason({start: '2025-06-19', end: '2025-06-22'})).toEqual([
      'src/data/season.ts: weekend is "Memorial Day Weekend", expected the name of a holiday that is between start and end, another name, or no such line',
    ]);
  });

  test('a year that is not that of the dates', () => {
    expect(checkSeason({year: 2026})).toEqual([
      'src/data/season.ts: year is 2026, expected the year of the start',
    ]);
  });

  test('an unknown key further in', () => {
    expect(checkSeason({place: {...season.place, planet: 'Earth'}})).toEqual([
      'src/data/season.ts: place.planet is not a known key, expected one of name, town, county, state, mapUrl, hoursFromSanFrancisco',
    ]);
  });
});

describe('what a new season has not got yet', () => {
  const bare = {ticketsUrl: null, applyUrl: null, packingListUrl: null, schedule: null};

  test('may be null, the weekend may have no name, and the day of the form may be known', () => {
    const known = {applyOpens: '2025-03-01'};
    expect(checkSeason({...bare, weekend: undefined, phase: undefined})).toEqual([]);
    expect(checkSeason({...bare, ...known, phase: undefined})).toEqual([]);
  });

  test.each(Object.keys(bare))('%s may not be left out', (field) => {
    expect(checkSeason({[field]: undefined})).toEqual([
      expect.stringMatching(
        `^src/data/season.ts: ${field} is missing, expected .*, or null while it is still to come$`,
      ),
    ]);
  });

  test('nothing is on sale without a shop', () => {
    expect(checkSeason({ticketsUrl: null, phase: 'on sale'})).toEqual([
      'src/data/season.ts: phase is "on sale", expected a ticketsUrl before anything is on sale',
    ]);
  });

  test('a phase that there is not', () => {
    expect(checkSeason({phase: 'sold out'})).toEqual([
      'src/data/season.ts: phase is "sold out", expected one of announced, on sale, now, past',
    ]);
  });

  test('an unknown key of the schedule', () => {
    expect(checkSeason({schedule: {...season.schedule, link: 'x'}})).toEqual([
      'src/data/season.ts: schedule.link is not a known key, expected one of url, year',
    ]);
  });
});

describe('the gallery', () => {
  test.each([-1, 0, 7, 1.5])('the span %p', (cols) => {
    expect(checkGallery({cols})).toEqual([
      `src/data/gallery.ts, entry 1 '/img/photo.jpg': cols is ${cols}, expected a whole number from 1 to 6`,
    ]);
  });

  test('a loop in both formats, with its still, passes', () => {
    expect(checkGallery({src: '/img/loop.mp4', isVideo: true})).toEqual([]);
  });

  test('a loop without its other format and its still', () => {
    expect(checkGallery({src: '/img/lonely.mp4', isVideo: true})).toEqual(
      ['.webm', '.avif', '-600.avif'].map(
        (form) =>
          `src/data/gallery.ts, entry 1 '/img/lonely.mp4': static/img/lonely${form} is missing, expected it beside lonely.mp4`,
      ),
    );
  });

  test('a loop that is too large, in either format', () => {
    expect(checkGallery({src: '/img/heavy.mp4', isVideo: true})).toEqual([
      `src/data/gallery.ts, entry 1 '/img/heavy.mp4': static/img/heavy.mp4 has 401 KB, expected at most 400 KB`,
      `src/data/gallery.ts, entry 1 '/img/heavy.mp4': static/img/heavy.webm has 879 KB, expected at most 400 KB`,
    ]);
  });

  test('an item that is not there, and one without words', () => {
    expect(checkGallery({src: '/img/nothing-here.jpg'})).toEqual([
      `src/data/gallery.ts, entry 1 '/img/nothing-here.jpg': static/img/nothing-here.jpg is missing, expected a file there`,
    ]);
    expect(checkGallery({alt: undefined})).toEqual([
      `src/data/gallery.ts, entry 1 '/img/photo.jpg': alt is missing, expected a sentence that says what is in the picture`,
    ]);
  });

  test('a video that is not called one', () => {
    expect(checkGallery({src: '/img/loop.mp4'})).toEqual([
      `src/data/gallery.ts, entry 1 '/img/loop.mp4': isVideo is missing, expected true for an .mp4 and nothing for a picture`,
    ]);
  });
});

describe('pictures', () => {
  test('one with all its siblings passes, and a photo passes alone', () => {
    expect(checkPicture({})).toEqual([]);
    expect(checkPicture({src: '/img/photo.jpg'})).toEqual([]);
  });

  test('an empty alt text', () => {
    expect(checkPicture({alt: ' '})).toEqual([
      'src/data/pictures/home.ts, hero: alt is " ", expected a sentence that says what is in the picture',
    ]);
  });

  test('a drawn picture without its siblings', () => {
    expect(checkPicture({src: '/img/lonely.webp'})).toEqual(
      ['.avif', '-600.avif'].map(
        (ending) =>
          `src/data/pictures/home.ts, hero: static/img/lonely${ending} is missing, expected it beside lonely.webp`,
      ),
    );
  });

  test('a drawn picture that is too large', () => {
    expect(checkPicture({src: '/img/huge.webp'})).toEqual([
      'src/data/pictures/home.ts, hero: static/img/huge.webp has 401 KB, expected at most 400 KB',
    ]);
  });

  test.each(['/img/huge.jpg', '/img/PXL_1.webp'])('a photo, %s, may be large', (src) => {
    expect(checkPicture({src, width: 1200, height: 800})).toEqual([]);
  });

  test.each(['IMG_1234.jpg', 'picture', 'A photo of the sheep.'])('the words "%s"', (alt) => {
    expect(checkPicture({alt})).toEqual([
      `src/data/pictures/home.ts, hero: alt is "${alt}", expected a sentence that says what is in the picture`,
    ]);
  });

  test.each([
    ['/img/phto.jpg', '/img/photo.jpg'],
    ['/img/PHOTO.JPG', '/img/photo.jpg'],
    ['/img/photo.jpeg', '/img/photo.jpg'],
  ])('a file that is called a little otherwise, as %s', (src, meant) => {
    expect(checkPicture({src})).toEqual([
      `src/data/pictures/home.ts, hero: static${src} is missing, expected a file there; did you mean ${meant}?`,
    ]);
  });

  test('a bad picture within a card, and one in a list', () => {
    const bad = {src: 'good.webp', alt: 'A sheep.', width: 4, height: 3};
    expect(
      checkContent(
        list(
          'src/data/features.ts',
          featureSchema,
          [{title: 'woods', subtitle: 'x', img: bad}],
          ({title}) => title,
        ),
        staticFolder,
      ),
    ).toEqual([
      `src/data/features.ts, entry 1 'woods': img.src is "good.webp", expected a picture in static, such as /img/campout/woods.webp or /img/campout/IMG_1234.jpg`,
    ]);
    expect(
      checkContent(named('src/data/pictures/home.ts', pictureSchema, {collage: [bad]}), ''),
    ).toEqual([
      'src/data/pictures/home.ts, collage 1: src is "good.webp", expected a picture in static, such as /img/campout/woods.webp or /img/campout/IMG_1234.jpg',
    ]);
  });
});

describe('an organization', () => {
  const hole = {name: 'Hole', x: 1, y: 2};
  const circle = {name: 'Build', x: 0, y: 0, rx: 9, ry: 9, projects: [hole]};
  const check = (...circles: object[]) =>
    checkContent(one('src/data/org-2024.json', orgSchema, {note: 'Circles.', circles}), '');

  test('a number in quotes, deep inside', () => {
    expect(check({...circle, projects: [{...hole, x: '1'}]})).toEqual([
      `src/data/org-2024.json: circles 1 'Build', projects 1 'Hole', x is "1", expected a number; write 1 without quotes`,
    ]);
  });

  test('a project twice in its circle', () => {
    expect(check({...circle, projects: [hole, hole]})).toEqual([
      `src/data/org-2024.json: circles 1 'Build', projects 2 'Hole', name is "Hole", expected each name once`,
    ]);
  });

  test('something else in place of a list, shown no longer than a line', () => {
    expect(check({...circle, projects: {name: 'x'.repeat(100)}})).toEqual([
      `src/data/org-2024.json: circles 1 'Build', projects is {"name":"${'x'.repeat(70)}…, expected a list between [ and ]`,
    ]);
  });
});

describe('what somebody may have meant', () => {
  test('a number and a yes in quotes', () => {
    expect(checkSeason({nights: '3'})).toEqual([
      'src/data/season.ts: nights is "3", expected 2 to 7 nights; write 3 without quotes',
    ]);
    expect(checkGallery({isVideo: 'true'})).toEqual([
      `src/data/gallery.ts, entry 1 '/img/photo.jpg': isVideo is "true", expected true or false; write true without quotes`,
    ]);
  });

  test('a text without quotes', () => {
    expect(checkLineup({name: 'Jumpr', bio: 2016})).toEqual([
      `src/data/lineup.ts, entry 1 'Jumpr': bio is 2016, expected some text; write it in quotes`,
    ]);
  });

  test.each([
    ['www.instagram.com/x', 'https://www.instagram.com/x'],
    ['instagram.com/x', 'https://instagram.com/x'],
    ['https//instagram.com/x', 'https://instagram.com/x'],
    ['@x', 'https://www.instagram.com/x'],
  ])('the address %s', (instagram, meant) => {
    expect(checkLineup({name: 'Jumpr', instagram})).toEqual([
      `src/data/lineup.ts, entry 1 'Jumpr': instagram is "${instagram}", expected a web address that starts with https://; write ${meant}`,
    ]);
  });

  test('an icon with a slip', () => {
    const principle = {title: 'Gifting', subtitle: 'x', icon: 'giftng'};
    expect(checkContent(one('src/data/principles.ts', principleSchema, principle), '')).toEqual([
      expect.stringMatching(
        /^src\/data\/principles\.ts: icon is "giftng", expected one of inclusion, .*; did you mean gifting\?$/,
      ),
    ]);
  });

  test('nothing near is not guessed at', () => {
    expect(checkLineup({name: 'Jumpr', website: 'https://x.org'})).toEqual([
      `src/data/lineup.ts, entry 1 'Jumpr': website is not a known key, expected one of name, affiliation, bio, soundcloud, instagram, image`,
    ]);
  });
});

test('a navigation item without an address', () => {
  const items = [{title: 'apply'}];
  expect(
    checkContent(
      list('src/config/navigation.ts', navItemSchema, items, ({title}) => title),
      '',
    ),
  ).toEqual([
    `src/config/navigation.ts, entry 1 'apply': href is missing, expected a path on this site such as /campout/, or a short link such as /apply for what is elsewhere`,
  ]);
});

test('a list that has another name in its file', () => {
  expect(
    checkContent(
      list(
        'src/data/lineup.ts',
        djSchema,
        undefined as unknown as {name: string}[],
        ({name}) => name,
      ),
      '',
    ),
  ).toEqual([
    'src/data/lineup.ts: it is missing, expected a list between [ and ], exported under its known name',
  ]);
});

test('something that is no entry at all', () => {
  expect(checkContent(one('src/data/season.ts', seasonSchema, null), '')).toEqual([
    'src/data/season.ts: it is null, expected names and values between { and }',
  ]);
});
