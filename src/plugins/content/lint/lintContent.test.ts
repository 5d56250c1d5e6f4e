/** Plants a mistake for every rule into a small project, and reads what the organiser would read. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {lineup} from '../../../data/lineup';
import {season} from '../../../data/season';
import {houseWords} from './houseWords';
import {lintContent} from './lintContent';
import {idsOfData, type Made} from './made';

const project = path.resolve(__dirname, '../../../..');
const components = "export {CampoutDates} from 'a';\nexport {default as PageHero} from 'b';\n";
const facts = "export const season = {place: {name: 'A valley'}, ticketsUrl: null};\n";

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  write('src/theme/MDXComponents/provided.ts', components);
  write('docs/campout/facts.ts', facts);
  write('docs/setup/index.mdx', '## one {/* #party-crew */}\n\n## two {/* #tech-crew */}\n');
  write('src/pages/campout/schedule.tsx', "import Days from './_days/Days';");
  write('src/pages/campout/_days/Days.tsx', '<Section id="friday" />');
  for (const file of ['icon.svg', 'img/a.webp', 'img/sheep.webp']) write(`static/${file}`, '');
});

afterEach(() => fs.rmSync(root, {recursive: true}));

function write(file: string, text: string) {
  const place = path.join(root, file);
  fs.mkdirSync(path.dirname(place), {recursive: true});
  fs.writeFileSync(place, text);
}

/** What is found when a file is put into the project; it lacks what our exclusions are for. */
async function lint(file: string, text: string, made?: Made): Promise<string[]> {
  write(file, text);
  const lines = await lintContent(root, made);
  return lines.filter((line) => !line.startsWith('src/plugins/content/lint/exclusions.ts:'));
}

const page = (text: string, frontMatter = '') =>
  `---\ntitle: Q&A\n${frontMatter}---\n\nimport {season} from './facts';\n\n${text}\n`;
/** The line on which the text of a page begins. */
const begin = 7;
const q = 'docs/campout/q-and-a.mdx';

test('all that people read on the real site keeps to the rules', async () => {
  expect(await lintContent(project, await idsOfData(project))).toEqual([]);
});

test('good pages and data pass', async () => {
  write('src/data/features.ts', "export const a = [{title: 'art', href: '/setup/#party-crew'}];");
  expect(
    await lint(
      q,
      page(
        '## may I bring my RV? {/* #rvs */}\n\nAt {season.place.name}, <CampoutDates season={season} />. ' +
          'Ask the Party Crew, [the Tech crew lead](/setup/#tech-crew) or <a href={season.ticketsUrl}>buy a ticket</a>. ' +
          'Look at `color_colour` and 3/8" bolts.\n\n![A sheep.](/img/sheep.webp)\n\n### dogs, too',
      ),
    ),
  ).toEqual([]);
});

describe('a page that cannot be read', () => {
  test.each([
    ['No {coyotes.', 'Unexpected end of file in expression'],
    ['Bring <3 tents.', 'Unexpected character `3`'],
    ['<CampoutDates season={season}>', 'Expected a closing tag for `<CampoutDates>`'],
    ['<CampoutDates season=„x“ />', 'Unexpected character `„` (U+201E) before attribute value'],
    ['Yes.<br>No.', 'Expected a closing tag for `<br>`'],
  ])('%s', async (text, says) => {
    expect(await lint(q, page(text))).toEqual([
      expect.stringContaining(
        `${q}:${begin}: found something that Markdown with components cannot read: ${says}`,
      ),
    ]);
  });
});

describe('house words', () => {
  test('in a page, by line', async () => {
    expect(
      await lint(q, page('Two words.\nIn black rock city the *set-up* needs vise grips.')),
    ).toEqual([
      `${q}:8: found "black rock city"; write "Black Rock City" (it is the name that people know and search for)`,
      `${q}:8: found "set-up"; write "setup" (crews search the guide for a word, so a thing has one)`,
      `${q}:8: found "vise grips"; write "vice grips" (crews search the guide for a word, so a thing has one)`,
    ]);
  });

  test('in settings and attributes', async () => {
    expect(
      await lint(
        q,
        page('<PageHero title="q&amp;a" note="Colours of baahs" />', 'description: A FAQ\n'),
      ),
    ).toEqual([
      `${q}:3: found "FAQ"; write "Q&A" (it is the name that people know and search for)`,
      `${q}:8: found "baahs"; write "BAAAHS" (it is the name that people know and search for)`,
      `${q}:8: found "Colours"; write "Colors" (the site is written in American English)`,
    ]);
  });

  test('in data, in code and in JSON, by line', async () => {
    write('src/data/org-2024.json', '{\n  "circles": [{"name": "Party crew"}]\n}\n');
    write(
      'src/ui/A/index.tsx',
      'export const a = (\n  <p className="colour">\n    Two\n    neighbours\n  </p>\n);',
    );
    expect(
      await lint(
        'src/data/a.ts',
        "import a from './colour';\nexport const b = `the ${a} color\n grey`;",
      ),
    ).toEqual([
      'src/data/a.ts:3: found "grey"; write "gray" (the site is written in American English)',
      'src/data/org-2024.json:2: found "Party crew"; write "Party Crew" (it is the name that people know and search for)',
      'src/ui/A/index.tsx:4: found "neighbours"; write "neighbors" (the site is written in American English)',
    ]);
  });

  test('in a frozen year, too', async () => {
    expect(await lint('versioned_docs/version-2024/a.mdx', 'The jackstand.')).toEqual([
      'versioned_docs/version-2024/a.mdx:1: found "jackstand"; write "jack stand" (crews search the guide for a word, so a thing has one)',
    ]);
  });

  test('addresses and names of files are spelled as they must be', async () => {
    expect(
      await lint(
        q,
        page('See https://www.instagram.com/baaahs, a@baaahs.org and /img/grey/colour.webp.'),
      ),
    ).not.toContainEqual(expect.stringMatching(/American|search for/));
  });

  test.each(houseWords.flatMap(({write: right, wrong}) => wrong.map((form) => [form, right])))(
    'the form %s does not catch %s',
    (form, right) => {
      const whole = new RegExp(`(?<![\\w.@-])(?:${form})(?![\\w@]|[-.]\\w)`);
      expect(whole.test(right.replace(/\$\d/g, ''))).toBe(false);
    },
  );
});

describe('headings', () => {
  test('out of lower case, in a page', async () => {
    expect(await lint(q, page('## Can I bring My RV to the Party Crew?'))).toEqual([
      `${q}:${begin}: found the heading "Can I bring My RV to the Party Crew?"; write "can I bring my RV to the Party Crew?" (headings are in lower case, names excepted)`,
    ]);
  });

  test('out of lower case, in data and attributes', async () => {
    write('src/pages/a.tsx', 'export const a = <Section title="Ten Principles">Ten</Section>;');
    write(
      'src/data/home.ts',
      "export const about = {heading: 'What is a BAAAHS?', title: 'Free'};",
    );
    expect(
      await lint('src/data/features.ts', "export const f = [{title: 'Aural Pleasures'}];"),
    ).toEqual([
      'src/data/features.ts:1: found the heading "Aural Pleasures"; write "aural pleasures" (headings are in lower case, names excepted)',
      'src/data/home.ts:1: found the heading "What is a BAAAHS?"; write "what is a BAAAHS?" (headings are in lower case, names excepted)',
      'src/pages/a.tsx:1: found the heading "Ten Principles"; write "ten principles" (headings are in lower case, names excepted)',
    ]);
  });

  test('a frozen year keeps its own', async () => {
    expect(await lint('versioned_docs/version-2024/a.mdx', '## General Knowledge')).toEqual([]);
  });

  test('a level left out', async () => {
    expect(await lint(q, page('## food\n\n#### dogs\n\n### cats'))).toEqual([
      `${q}:9: found "#### dogs" below a "##"; write "### dogs" (people who cannot see the page go through it by its headings)`,
    ]);
    expect(await lint(q, page('### food'))).toEqual([
      `${q}:${begin}: found "### food" below a "#"; write "## food" (people who cannot see the page go through it by its headings)`,
    ]);
  });

  test('a second title', async () => {
    expect(await lint(q, page('# food'))).toEqual([
      `${q}:${begin}: found a second title, "# food"; write "## food" (people who cannot see the page go through it by its headings)`,
    ]);
  });

  test('a part of a page begins at any level', async () => {
    expect(await lint('docs/setup/_teardown.mdx', '#### bins\n\n##### tubes')).toEqual([]);
  });
});

describe('pictures', () => {
  const why = '; write what is in the picture (who cannot see a picture hears this in its place)';

  test.each([
    ['![](/img/a.webp)', 'a picture without alt text'],
    ['<img src="/img/a.webp" />', 'a picture without alt text'],
    ['![sheep.webp](/img/a.webp)', 'the name of a file, "sheep.webp", as alt text'],
    ['![Picture of a sheep.](/img/a.webp)', 'an alt text that begins with "Picture of"'],
    ['![picture](/img/a.webp)', 'an alt text that any picture could have, "picture"'],
  ])('%s', async (text, says) => {
    expect(await lint(q, page(text))).toEqual([`${q}:${begin}: found ${says}${why}`]);
  });
});

describe('links', () => {
  test.each(['here', 'Click here', 'this page', 'read more …', 'the next answer'])(
    'that say only "%s"',
    async (text) => {
      const says = `${q}:${begin}: found the link "${text}"; write where it goes (many read the links alone, one after the other)`;
      expect(await lint(q, page(`See [${text}](/setup/).`))).toEqual([says]);
      expect(await lint(q, page(`See <a href="/setup/">${text}</a>.`))).toEqual([says]);
    },
  );

  test('that are a bare address', async () => {
    expect(await lint(q, page('See https://example.org/x for more.'))).toEqual([
      `${q}:${begin}: found the bare address https://example.org/x; write [where it goes](https://example.org/x) (read aloud it is noise)`,
    ]);
  });

  test('without words', async () => {
    expect(await lint(q, page('See [](/setup/).'))).toEqual([
      `${q}:${begin}: found a link to /setup/ without words; write where it goes (nobody can see or hear it)`,
    ]);
  });

  const two =
    '## party {/* #a */}\n\n[the list](#a)\n\n[the list](#a)\n\n## business {/* #b */}\n\n[The list](#b)';

  test('of the same words to two places', async () => {
    expect(await lint(q, page(two))).toEqual([
      `${q}:15: found the link "The list" to #b, and in line 9 to #a; write other words in one of them (one text leads to one place)`,
    ]);
  });

  test('of the same words under the headings of two crews', async () => {
    expect(
      await lint('docs/setup/index.mdx', `---\nguide: true\ntitle: Guide\n---\n${two}`),
    ).toEqual([]);
    expect(
      await lint(
        'docs/setup/index.mdx',
        `---\nguide: true\ntitle: Guide\n---\n${two}\n\n[the list](#a)`,
      ),
    ).toEqual([
      'docs/setup/index.mdx:15: found the link "the list" to #a, and in line 13 to #b; write other words in one of them (one text leads to one place)',
    ]);
  });
});

describe('facts', () => {
  const why = '(a fact has one home, so that it is right everywhere once it is changed there)';
  const dates = 'write <CampoutDates season={season} /> or shortDates(season)';

  const {place, nights} = season;
  const inWords = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven'][nights];

  // Before anybody is booked there is no number to type.
  const count = `${lineup.length} DJs`;
  const djs = [[`With ${count}`, `the number of DJs typed out, "${count}"; write lineup.length`]];

  test.each([
    ['We meet May 23.', `a date typed out, "May 23"; ${dates}`],
    ['We meet on the 23rd of May.', `a date typed out, "23rd of May"; ${dates}`],
    ['We meet 5/23/25.', `a date typed out, "5/23/25"; ${dates}`],
    ['We meet 2025-05-23.', `a date typed out, "2025-05-23"; ${dates}`],
    [
      'The campout of 2025',
      'a year typed out, "2025"; write season.year, previousSeason.year or "last year"',
    ],
    [
      'Like 2024',
      'a year typed out, "2024"; write season.year, previousSeason.year or "last year"',
    ],
    [`At ${place.name}`, `the place typed out, "${place.name}"; write season.place.name`],
    [`In ${place.town}`, `the place typed out, "${place.town}"; write season.place.town`],
    [
      `A drive of ${place.hoursFromSanFrancisco} hours`,
      `the way typed out, "${place.hoursFromSanFrancisco} hours"; write season.place.hoursFromSanFrancisco`,
    ],
    [`For ${inWords} nights`, `the length typed out, "${inWords} nights"; write season.nights`],
    ...(lineup.length > 1 ? djs : []),
    ['Come by 6 PM', 'a time of the day typed out, "6 PM"; write days.arriveBy'],
    [
      'Write to `x`: a@b.org',
      'a mail address typed out, "a@b.org"; write site.mail or site.campoutMail',
    ],
  ])('%s', async (text, says) => {
    const lines = await lint('src/data/a.ts', `export const a = ${JSON.stringify(text)};`);
    expect(lines).toEqual(expect.arrayContaining([`src/data/a.ts:1: found ${says} ${why}`]));
    expect(await lint(q, page(text))).toContain(`${q}:${begin}: found ${says} ${why}`);
  });

  test('an address that is known', async () => {
    write('src/config/site.ts', "export const site = {instagram: 'https://instagram.com/x'};");
    expect(
      await lint('src/pages/a.tsx', 'export const a = <a href="https://instagram.com/x">us</a>;'),
    ).toEqual([
      `src/pages/a.tsx:1: found an address that is known already typed out, "https://instagram.com/x"; write its name in src/data or src/config, or its short link ${why}`,
    ]);
  });

  test('stand in their homes, in frozen years and in the words of schemas', async () => {
    write('src/data/seasons/2025.ts', "export const start = '2025-05-23';");
    write('versioned_docs/version-2024/a.mdx', 'At The Incline, May 24, 2024.');
    expect(await lint('src/data/schema.ts', "export const day = 'such as 2025-05-23';")).toEqual(
      [],
    );
  });

  test.each([
    'You may 3 times',
    'a 3/8" bolt',
    'room 2024B',
    'since 2016',
    '[apply](/apply-2024)',
    'in /org/2024/',
    '17DEF',
    'a may-pole',
  ])('%s is none', async (text) => {
    expect(await lint(q, page(text))).toEqual([]);
  });
});

describe('names in a page', () => {
  const why = '(the page would show nothing there)';

  test.each([
    [
      'At {season.place.nam}.',
      `"season.place.nam", where nothing is called nam; write name ${why}`,
    ],
    [
      'At {seasn.place.name}.',
      `"seasn.place.name", where nothing is called seasn; write season ${why}`,
    ],
    [
      '<a href={season.ticketUrl}>buy</a>',
      `"season.ticketUrl", where nothing is called ticketUrl; write ticketsUrl ${why}`,
    ],
    [
      '<CampoutDate season={season} />',
      `"CampoutDate", where nothing is called CampoutDate; write CampoutDates ${why}`,
    ],
    [
      'At {season.plac.name.toUpperCase()}.',
      `"season.plac.name.toUpperCase", where nothing is called plac; write place ${why}`,
    ],
    [
      '{season.place.country}',
      `"season.place.country", where nothing is called country; write one of name ${why}`,
    ],
  ])('%s', async (text, says) => {
    expect(await lint(q, page(text))).toEqual([`${q}:${begin}: found ${says}`]);
  });

  test('that a frozen page takes out of its file of facts', async () => {
    write('versioned_docs/version-2024/a.facts.json', '{"season": {"theme": "x", "hours": null}}');
    const text =
      "import facts from './a.facts.json';\n\nexport const {season} = facts;\n\n{season.theme} {season.hours} {season.them}";
    expect(await lint('versioned_docs/version-2024/a.mdx', text)).toEqual([
      `versioned_docs/version-2024/a.mdx:5: found "season.them", where nothing is called them; write theme ${why}`,
    ]);
  });

  test('made by the page, provided, imported from elsewhere or computed are left alone', async () => {
    const text =
      "import Sizes from '@site/src/features/guide';\n\nexport const bin = {a: 1};\n\n" +
      '{bin.b}\n\n<Sizes of={season.place.name.length + 1} />\n\n<Admonition type="note">{props.x}</Admonition>';
    expect(await lint(q, page(text))).toEqual([]);
  });
});

describe('marks of Markdown that came out wrong', () => {
  test.each([
    ['Bring **water and shade.', '"**" in the text; write **words**, without a blank'],
    [
      'Look at [the questions] (#dogs).',
      'a link that came apart, "[the questions] (#dogs)"; write [words](/address/)',
    ],
    ['Look at [the questions](#dogs', 'a link that came apart, "](#dogs"'],
    ['1.Take off the straps.', '"1.Take" at the beginning of a line; write a blank behind'],
    ['1. Take off.\n2.Hang it.', '"2.Hang" at the beginning of a line', begin + 1],
    ['| Crew | Side |\n| Party | D |', 'a row of a table that is none, "| Crew | Side |"'],
    [
      ':::denger\n\nMind it.\n\n:::',
      'a box of an unknown kind, ":::denger"; write one of :::danger',
    ],
    ['###dogs', '"###dogs" at the beginning of a line; write a blank behind the #'],
    [
      'Look at [the questions](/campout/ q-and-a/).',
      'a link that came apart, "[the questions](/campout/ q-and-a/)"',
    ],
    [':::danger\n\nMind it.', 'a box that is not closed; write :::'],
    ['Mind it.\n\n:::', '":::" that closes no box; write nothing', begin + 2],
    [':::danger\n\nA.\n\n:::warning\n\nB.\n\n:::', 'a box that is not closed; write :::'],
  ])('%j', async (text, says, line = begin) => {
    expect(await lint(q, page(text))).toEqual([
      expect.stringContaining(`${q}:${line}: found ${says}`),
    ]);
  });

  test('what is meant is left alone', async () => {
    const text =
      '**Bold** and 1.5 inches, 3/4" * 2.\n\n1. Take it\n2. Hang it\n\n| Crew | Side |\n| --- | --- |\n| Party | D |\n\n' +
      ':::warning[before anyone starts]\n\nWait.\n\n:::';
    expect(await lint(q, page(text))).toEqual([]);
  });
});

describe('ids', () => {
  test('one that is there twice names the first', async () => {
    const text = '## dogs {/* #dogs */}\n\n## cats {/* #dogs */}';
    expect(await lint(q, page(text))).toEqual([
      expect.stringContaining(
        `${q}:${begin + 2}: found the id "dogs", which line ${begin} has too`,
      ),
    ]);
  });

  test.each(['Dogs', 'my dogs', 'dögs', 'dogs-', ''])('%j is refused', async (id) => {
    expect(await lint(q, page(`## dogs {/* #${id} */}`))).toEqual([
      expect.stringContaining(`${q}:${begin}: found the id "${id}"; write small letters`),
    ]);
  });
});

test('an id that is none, and a question without one', async () => {
  const asked = (text: string) => lint(q, page(text, 'accordion: true\n'));
  expect(await asked('## dogs {/* dogs */}')).toEqual([
    expect.stringContaining(`${q}:8: found the id "dogs" without #; write {/* #dogs */}`),
  ]);
  expect(await asked('## dogs')).toEqual([
    expect.stringContaining(`${q}:8: found "dogs" without an id; write dogs {/* #a-word */}`),
  ]);
});

test.each([
  ['a page that cannot be read', 'We <3 dogs.', ': found something that Markdown'],
  ['a heading that is none', '##cats {/* #cats */}', ': found "##cats'],
  ['an id that is lost', '## dogs {/* #dogs */}\n\n## cats {/* #dogs */}', ': found the id "dogs"'],
])('%s is one line, without those on links to it', async (_, text, says) => {
  write('docs/campout/other.mdx', page('[Cats](/campout/q-and-a/#cats)'));
  expect(await lint(q, page(text))).toEqual([expect.stringContaining(says)]);
});

test('what leads nowhere on pages that are sound is told beside such a mistake', async () => {
  write('docs/campout/other.mdx', page('[Cats](/campout/q-and-a/#cats) [Tec](/setup/#tec-crew)'));
  write('docs/setup/kit.mdx', page("import Guide from './_part.mdx';\n\n[Rats](#rats)"));
  write('docs/setup/_part.mdx', 'Text.\n\n##rats\n');
  expect(await lint(q, page('##cats {/* #cats */}'))).toEqual([
    expect.stringContaining('docs/campout/other.mdx:7: found a link to "/setup/#tec-crew"'),
    expect.stringContaining(`${q}:${begin}: found "##cats`),
    expect.stringContaining('docs/setup/_part.mdx:3: found "##rats"'),
  ]);
});

describe('ids that components make', () => {
  const made: Made = {
    pages: {'/campout/schedule/': ['saturday']},
    components: {'docs/setup': {PanelTable: ['17D', 'strut-17D']}},
  };
  const linkTo = (to: string) => lint(q, page(`[The words of it](${to})`), made);

  beforeEach(() => {
    write('src/theme/MDXComponents/provided.ts', `${components}export {PanelTable} from 'c';\n`);
    write('docs/setup/panels.mdx', page('<PanelTable />'));
  });

  test.each(['/campout/schedule/#saturday', '../setup/panels.mdx#17D', '/setup/panels/#strut-17D'])(
    '%s is right',
    async (to) => expect(await linkTo(to)).toEqual([]),
  );

  test.each([
    ['/campout/schedule/#saturdy', '/campout/schedule/ has not; write #saturday'],
    ['/campout/schedule/#fryday', '/campout/schedule/ has not; write #friday'],
    ['../setup/panels.mdx#17P', 'docs/setup/panels.mdx has not; write #17D'],
    ['/setup/#17D', '/setup/ has not; write one of its ids, such as #party-crew, #tech-crew'],
  ])('%s is refused', async (to, says) => {
    expect(await linkTo(to)).toEqual([expect.stringContaining(says)]);
  });
});

test('another word for a thing means what some page says', async () => {
  const words = (means: string) =>
    lint(
      'src/data/searchWords.ts',
      `export const otherWords = [{words: ['loo'], means: '${means}'}];`,
    );
  write('docs/campout/other.mdx', page('There are violets and toilets.'));
  expect(await words('toilet')).toEqual([]);
  expect(await words('tiolet')).toEqual([
    'src/data/searchWords.ts:1: found means: "tiolet", and no page says "tiolet"; write toilet (the search would look for it in vain)',
  ]);
  expect(await lint(q, page('Not <3 lines.'))).toEqual([
    expect.stringContaining(`${q}:${begin}: found something`),
  ]);
});

describe('settings', () => {
  const first = (text: string) => lint(q, `---\n${text}\n---\n\nText.\n`);

  test.each([
    ['titel: Q&A', '2: found the setting "titel"; write title'],
    ['title: Q&A\nacordion: true', '3: found the setting "acordion"; write accordion'],
    ['slug: /x/', '1: found a page without a title; write title: and its name'],
    ['title: Q&A\nslug: campout q', '3: found the address "campout q"; write one such as'],
  ])('%j', async (text, says) => {
    expect(await first(text)).toEqual([expect.stringContaining(`${q}:${says}`)]);
  });

  test.each([
    ['guide', `<Task>\n\n[Unload](#a)\n\n</Task>\n\n## a\n\n[Unload](#b)\n\n## b`],
    [
      'accordion',
      ['a', 'b', 'c', 'd', 'e'].map((word) => `## ${word}? {/* #${word} */}`).join('\n\n'),
    ],
  ])('a page that has lost "%s: true" is one line', async (setting, text) => {
    write('src/theme/MDXComponents/provided.ts', `${components}export {Task} from 'c';\n`);
    expect(await lint(q, page(text))).toEqual([expect.stringContaining(`${q}:1: found a page of`)]);
    expect(await lint(q, page(text, `${setting}: true\n`))).toEqual([]);
  });

  test('with the line ends of Windows, the same is found', async () => {
    const text = '---\ntitel: Q&A\n---\n\nText.\n';
    expect(await lint(q, text.replaceAll('\n', '\r\n'))).toEqual(await lint(q, text));
  });

  test('a part of a page has none', async () => {
    expect(await lint('docs/setup/_part.mdx', 'Text.\n')).toEqual([]);
  });
});

test('a look of its own, and a picture that is not there', async () => {
  expect(await lint(q, page('<p style="color: red">Yes.</p>'))).toEqual([
    expect.stringContaining(`${q}:${begin}: found style="…" on <p>; write nothing: take it out`),
  ]);
  expect(await lint(q, page('![A sheep that waves.](/icn.svg)'))).toEqual([
    expect.stringContaining(
      `${q}:${begin}: found the picture /icn.svg, which is not in static; write /icon.svg`,
    ),
  ]);
});

test('a link without https', async () => {
  expect(await lint(q, page('Look at [the map of the way](http://x.org/way).'))).toEqual([
    expect.stringContaining(
      `${q}:${begin}: found a link to http://x.org/way; write https://x.org/way`,
    ),
  ]);
});

describe('where a link leads', () => {
  const why = '(whoever presses it would find nothing)';
  const noPage = 'which is no page, file or short link of this site';

  test.each([
    ['/campout/registre', `${noPage}; write /campout/register`],
    ['/campout/shedule/', `${noPage}; write /campout/schedule/`],
    ['/campout/schedule', 'which is a page without the slash at its end; write /campout/schedule/'],
    ['/setup/#party-crow', 'which is #party-crow, an id that /setup/ has not; write #party-crew'],
    ['/setup/#crew', 'which is #crew, an id that /setup/ has not; write #party-crew'],
    [
      '/setup/#nowhere',
      'which is #nowhere, an id that /setup/ has not; write one of its ids, such as #party-crew, #tech-crew',
    ],
    ['#dog', 'which is #dog, an id that this page has not; write #dogs'],
    ['../setup/indx.mdx', 'which is no file beside this page; write ../setup/index.mdx'],
    [
      '../setup/index.mdx#teck-crew',
      'which is #teck-crew, an id that docs/setup/index.mdx has not; write #tech-crew',
    ],
    ['www.example.org', 'which is a web address without https://; write https://www.example.org'],
    [
      'setup',
      'which is neither an address of this site, such as /campout/, nor one with https://; write /setup/',
    ],
    ['', 'which is nothing; write the address that it leads to'],
    ['mailto:x@example', 'which is no mail address; write one such as somebody@example.org'],
  ])('%j', async (to, says) => {
    const text = `## dogs {/* #dogs */}\n\n[the words of it](${to})`;
    const line = `${q}:${begin + 2}: found a link to "${to}", ${says} ${why}`;
    expect(await lint(q, page(text))).toEqual([line]);
    const code = `## dogs {/* #dogs */}\n\n<a href="${to}">the words of it</a>`;
    expect(await lint(q, page(code))).toEqual([line]);
  });

  test('in data too', async () => {
    expect(
      await lint('src/data/a.ts', "export const a = {\n  href: '/campout/registre',\n};"),
    ).toEqual([
      `src/data/a.ts:2: found a link to "/campout/registre", ${noPage}; write /campout/register ${why}`,
    ]);
  });

  test.each([
    '/setup/#tech-crew',
    '/campout/register',
    '/campout/schedule/?x=1#friday',
    '/icon.svg',
    '../setup/index.mdx#party-crew',
    '#dogs',
    'mailto:x@example.org?subject=Hello',
    'https://example.org/x',
  ])('%s is right', async (to) => {
    const text = `## dogs {/* #dogs */}\n\n[the words of it](${to})`;
    expect(await lint(q, page(text))).toEqual([]);
  });
});

test('an exclusion that excuses nothing is reported', async () => {
  expect(await lintContent(root)).toContainEqual(
    expect.stringMatching(
      /^src\/plugins\/content\/lint\/exclusions\.ts:1: found an exclusion from 'facts' for .*psp.* that excuses nothing; write nothing: take it out /,
    ),
  );
});
