import {spawnSync} from 'node:child_process';
import {format, type FormatConfig} from 'oxfmt';
import type {Season} from '../../src/data/schema';
import {buildDate} from '../../src/config/buildDate';
import {site} from '../../src/config/site';
import {datesWithYear} from '../../src/text/dates';
import {begin} from './begin';
import type {Change} from './change';
import {checklist} from './checklist';
import {askedAbout, checkArguments} from './checkArguments';
import {freeze} from './freeze';
import {project as projectAt, type Project} from './project';
import {UserError} from './userError';
import {readArguments, type SeasonArguments} from './arguments';

/**
 * What a new season changes is undone with git, so what is not committed yet must not be in its way.
 * @param root the project's folder
 * @throws a UserError that names the files
 */
function refuseDirtyTree(root: string): void {
  const {status, stdout} = spawnSync('git', ['status', '--porcelain'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new UserError(['this folder is no git repository: nothing could be undone']);
  const files = stdout.split('\n').flatMap((line) => line.slice(3) || []);
  if (files.length === 0) return;
  throw new UserError([
    `the working tree is not clean: commit or undo first what was changed in ${files.join(', ')}`,
  ]);
}

function print(project: Project, changes: Change[]): void {
  const width = Math.max(...changes.map(({file}) => file.length));
  for (const {file, why, isGone} of changes) {
    const verb = isGone ? 'remove' : project.has(file) ? 'change' : 'new   ';
    console.log(`  ${verb}  ${file.padEnd(width)}  ${why}`);
  }
}

/** The lists of the years before: what is open in them is for nobody any more. */
const oldChecklists = (project: Project): Change[] =>
  project
    .files()
    .filter((file) => /^checklist-\d{4}\.md$/.test(file))
    .map((file) => ({file, why: 'its year is over', isGone: true}));

/** What undoes it all: the tree was clean, so every new file is ours. */
function undoLine(year: number, old: number): string {
  const created = [
    `versioned_docs/version-${old}`,
    `versioned_sidebars/version-${old}-sidebars.json`,
    `static/img/${old}`,
    `src/data/seasons/${year}.ts`,
    `checklist-${year}.md`,
  ];
  return `git restore . && git clean -fdq -- ${created.join(' ')}`;
}

/** Text of ours in the one format; the docs are left as they are. */
async function formatted(project: Project, {file, text = ''}: Change): Promise<string> {
  if (!file.startsWith('src/')) return text;
  const options = JSON.parse(project.read('.oxfmtrc.json')) as FormatConfig;
  return (await format(file, text, options)).code;
}

async function write(project: Project, changes: Change[], old: number): Promise<void> {
  const command = ['run', '--silent', 'docusaurus', 'docs:version', String(old)];
  const {status} = spawnSync('npm', command, {cwd: project.root, stdio: 'inherit'});
  if (status !== 0) throw new UserError(['docusaurus docs:version failed, see above']);
  for (const change of changes) {
    if (change.isGone) project.remove(change.file);
    if (change.from) project.copy(change.from, change.file);
    if (change.text !== undefined) project.write(change.file, await formatted(project, change));
  }
}

/** The seasons on record; refuses arguments that do not fit them. */
async function readSeasons(project: Project, args: SeasonArguments) {
  const {season: old} = (await project.load('src/data/season.ts')) as {season: Season};
  const {seasons} = (await project.load('src/data/seasons/index.ts')) as {seasons: Season[]};
  const years = seasons.map(({year}) => year);
  const frozen = (JSON.parse(project.read('versions.json')) as string[]).map(Number);
  const today = buildDate(undefined, site.timeZone);
  const state = {shown: old.year, taken: [...years, ...frozen], today};
  const questions = askedAbout(args, state);
  // A dry run shows all the same what would be done.
  const mistakes = [...checkArguments(args, state), ...(args.write ? questions : [])];
  if (mistakes.length > 0) throw new UserError(mistakes);
  return {old, years, questions};
}

/** A file that has it all already, such as the list of printed links, is not written. */
const isNew = (project: Project, {file, text}: Change) =>
  text === undefined || !project.has(file) || project.read(file) !== text;

async function run(typed: string[]): Promise<void> {
  const args = readArguments(typed);
  const project = projectAt(process.cwd());
  const {old, years, questions} = await readSeasons(project, args);
  refuseDirtyTree(project.root);
  const list = `checklist-${args.year}.md`;
  const changes: Change[] = [
    ...(await freeze(project, old.year)),
    ...(await begin(project, args, old, years)).filter((one) => isNew(project, one)),
    {file: list, why: 'what people must still supply', text: checklist(project, args, old)},
    ...oldChecklists(project),
  ];
  const dates = datesWithYear({start: args.from, end: args.to});
  console.log(`The season of ${args.year}, ${dates}; the docs of ${old.year} are frozen.\n`);
  print(project, changes);
  if (!args.write) {
    for (const question of questions) console.log(`\n${question}`);
    console.log('\nA dry run: nothing is changed yet. The same with --write at its end does it.');
    return;
  }
  // Said first, so that it is there as well when something fails half way.
  console.log(`\nTo undo all of it: ${undoLine(args.year, old.year)}\n`);
  await write(project, changes, old.year);
  console.log(`\nDone. What people must still supply stands in ${list}.`);
}

/**
 * Begins a new year, or says what that would do.
 * @param args what stands after `npm run season --`
 * @returns the exit code: 1 when it was refused, with a line for each reason
 */
export async function main(args: string[]): Promise<number> {
  try {
    await run(args);
    return 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    for (const reason of error.reasons) console.error(reason);
    return 1;
  }
}
