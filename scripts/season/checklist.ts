import type {Season} from '../../src/data/schema';
import {weekendName} from '../../src/text/season/holidays';
import type {Project} from './project';
import type {SeasonArguments} from './arguments';

const dated = (old: number) => new RegExp(`\\b(this|last) year\\b|\\bin ${old}\\b`, 'i');
const weekday = /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const length = /\blong weekend\b|\b(two|three|four|five|six|seven|\d) nights\b/i;
const holiday = /\b(memorial|labor|presidents['’]) day\b|\bjuneteenth\b|\bfourth of july\b/i;

/** The trip of 2015 has its own days. */
const leftOut = /\.test\.tsx?$|seasons\/|between-years|\/psp\.tsx?$/;

/** Lines of the texts whose words may not fit the new season. */
function linesToRead(project: Project, old: number): string[] {
  const texts = ['docs', 'src/data', 'src/config', 'src/pages']
    .flatMap((folder) => project.list(folder))
    .filter((file) => /\.(mdx|tsx?)$/.test(file) && !leftOut.test(file));
  const patterns = [dated(old), weekday, length, holiday];
  return texts.flatMap((file) =>
    project
      .read(file)
      .split('\n')
      .flatMap((line, index) => {
        if (/^\s*(\/\/|\/?\*)/.test(line)) return [];
        const found = patterns.map((pattern) => pattern.exec(line)).find((one) => one !== null);
        if (!found) return [];
        const around = line.slice(Math.max(0, found.index - 30), found.index + 50).trim();
        return [`${file}, line ${index + 1}: … ${around} …`];
      }),
  );
}

/** What people must still supply or look at, as a list to tick off. */
export function checklist(project: Project, args: SeasonArguments, old: Season): string {
  const {year, theme, from, to} = args;
  const weekend = weekendName({start: from, end: to});
  const record = `src/data/seasons/${year}.ts`;
  const todo = (lines: string[]) => lines.map((line) => `- [ ] ${line}`).join('\n');
  return `# What ${year} still needs

Tick off, and delete this file when all is done. \`npm run build\` lists what is missing as well.

## In ${record}, when it is known

Write it in place of \`null\`, in quotes.

${todo([
  '`ticketsUrl`: the ticket shop. From then on the register button is there, and /campout/register leads to it.',
  `\`applyUrl\`: the ${year} application. From then on /apply and /apply-${year} lead to it; until then /apply says that it is not open yet. /apply-${old.year} goes on working.`,
  `\`applyOpens: '${year}-…'\`: a line of its own, the day on which it opens, once that is known: /apply says it.`,
  '`packingListUrl`: the packing list.',
  `\`schedule\`: \`{url: 'https://…', year: ${year}}\`.`,
  `\`place\`: is it ${old.place.name} again? Otherwise write the new place in src/data/places.ts.`,
  ...(weekend
    ? [`\`weekend: '${weekend}'\`: the dates say so. Is it called that?`]
    : [
        "`weekend: '…'`: a line of its own, if the weekend has a name, such as 'Shearing Weekend'.",
      ]),
  ...(theme ? [] : ["`theme: '…'`: a line of its own, if there is a theme."]),
])}

## In other files

${todo([
  `src/data/lineup.ts: the DJs, and their pictures in static/img/lineup. Those of ${old.year} are kept at /${old.year}/campout/dj-lineup/.`,
  `docs/campout/q-and-a.mdx: is every answer still true?`,
  `src/data/expectations.ts, features.ts, campout.ts, home.ts: are they?`,
  `docs/setup/: what changed in the sheep? /setup/between-years/ compares with ${old.year} by itself.`,
  `src/config/redirects.ts: are /dj and /campout/perform still the right forms?`,
  `src/data/gallery.ts: pictures of ${old.year}.`,
])}

## Lines that name a day, a length or a year

${todo(linesToRead(project, old.year).map((line) => `\`${line.replaceAll('`', "'")}\``))}

## While it is on

${todo([
  `The site says 'now' from ${args.from} to ${args.to} and 'thank you' after it, by the day on which it is built: build and publish it on ${args.from} and on the day after ${args.to}, or have it built every day. By hand: \`phase: 'past',\` in ${record}.`,
])}
`;
}
