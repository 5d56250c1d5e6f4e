import type {Season} from '../../src/data/schema';
import type {Project} from './project';
import type {SeasonArguments} from './arguments';

const dated = (old: number) => new RegExp(`\\b(this|last) year\\b|\\bin ${old}\\b`, 'i');
const weekday = /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** Lines of the texts whose words may not fit the new season. */
function linesToRead(project: Project, old: number): string[] {
  const texts = [...project.list('docs'), ...project.list('src/data')].filter(
    (file) => /\.(mdx|ts)$/.test(file) && !/\.test\.ts$|seasons\/|between-years/.test(file),
  );
  return texts.flatMap((file) =>
    project
      .read(file)
      .split('\n')
      .flatMap((line, index) => {
        if (/^\s*(\/\/|\/?\*)/.test(line)) return [];
        const found = dated(old).exec(line) ?? (file.startsWith('docs/') && weekday.exec(line));
        if (!found) return [];
        const around = line.slice(Math.max(0, found.index - 30), found.index + 50).trim();
        return [`${file}, line ${index + 1}: … ${around} …`];
      }),
  );
}

/** What people must still supply or look at, as a list to tick off. */
export function checklist(project: Project, args: SeasonArguments, old: Season): string {
  const {year, theme} = args;
  const record = `src/data/seasons/${year}.ts`;
  const todo = (lines: string[]) => lines.map((line) => `- [ ] ${line}`).join('\n');
  return `# What ${year} still needs

Tick off, and delete this file when all is done. \`npm run build\` lists what is missing as well.

## In ${record}, when it is known

Write it in place of \`null\`, in quotes.

${todo([
  '`ticketsUrl`: the ticket shop. From then on the register button is there, and /campout/register leads to it.',
  `\`applyUrl\`: the ${year} application. From then on /apply and /apply-${year} lead to it; until then /apply says that it is not open. /apply-${old.year} goes on working.`,
  '`packingListUrl`: the packing list.',
  `\`schedule\`: \`{url: 'https://…', year: ${year}}\`.`,
  `\`place\`: is it ${old.place.name} again? Otherwise write the new place in src/data/places.ts.`,
  "`weekend: '…'`: a line of its own, if the weekend has a name, such as 'Memorial Day Weekend'.",
  ...(theme ? [] : ["`theme: '…'`: a line of its own, if there is a theme."]),
])}

## In other files

${todo([
  `src/data/lineup.ts: the DJs, and their pictures in static/img/lineup. Those of ${old.year} are in git: \`git log -p src/data/lineup.ts\`.`,
  `docs/campout/q-and-a.mdx: is every answer still true?`,
  `src/data/expectations.ts, features.ts, campout.ts, home.ts: are they?`,
  `docs/setup/: what changed in the sheep? /setup/between-years/ compares with ${old.year} by itself.`,
  `src/config/redirects.ts: are /dj and /campout/perform still the right forms?`,
  `src/data/gallery.ts: pictures of ${old.year}.`,
])}

## Lines that name a day or a year

${todo(linesToRead(project, old.year).map((line) => `\`${line.replaceAll('`', "'")}\``))}

## While it is on

${todo([
  `The site says 'now' from ${args.from} to ${args.to} and 'thank you' after it, by the day on which it is built: build and publish it on ${args.from} and on the day after ${args.to}, or have it built every day. By hand: \`phase: 'past',\` in ${record}.`,
])}
`;
}
