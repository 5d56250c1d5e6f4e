import {type Node, parseTree} from 'jsonc-parser';
import {redirects} from '../../../config/redirects';
import {filesIn, lineAt, readText} from '../../files';
import {dataReader} from './dataReader';
import {idleExclusions, withoutExcused} from './exclusions';
import {knownNames, providedNames} from './knownNames';
import type {Made} from './made';
import {readTexts} from './nodes';
import {isFrozen, type Mistake, type Passage, sentence} from './passage';
import {placesIn} from './places';
import {type Page, readPage} from './readPage';
import {readSource} from './readSource';
import {doubleFacts} from './rules/facts';
import {headings} from './rules/headings';
import {ids} from './rules/ids';
import {images} from './rules/images';
import {links} from './rules/links';
import {marks} from './rules/marks';
import {names} from './rules/names';
import {attributes, kinds, settings} from './rules/settings';
import {spelling} from './rules/spelling';
import {dataTargets, targets} from './rules/targets';
import {headingTexts, voice} from './rules/voice';
import {otherWords} from './rules/words';
import {withoutConsequences} from './withoutConsequences';

/** @returns every text of a JSON file that is a value, not a name */
function readJson(file: string, source: string): Passage[] {
  const read = (node: Node, key?: string): Passage[] => {
    if (node.type === 'property') {
      const [name, value] = node.children ?? [];
      return value ? read(value, String(name?.value)) : [];
    }
    if (node.type !== 'string') return (node.children ?? []).flatMap((child) => read(child, key));
    return [{file, line: lineAt(source, node.offset), text: String(node.value), key}];
  };
  const root = parseTree(source);
  return root ? read(root) : [];
}

/** Where text for people is written. */
const folders = [
  'docs',
  'versioned_docs',
  'src/config',
  'src/data',
  'src/features',
  'src/pages',
  'src/shell',
  'src/text',
  'src/theme',
  'src/ui',
];
/** What a feature does while the site is built: its words are for whoever runs the build. */
const atBuild = /^src\/features\/[^/]+\/(?:(?:checks|indexing|list|markdown)\/|model\/schema\.ts$)/;
const texts = /(?<!\.test)\.(?:mdx|tsx?)$|^src\/data\/[^/]+\.json$/;

/** A frozen year stays as its readers knew it: what it says is not held against today's voice. */
const ofThisYear = (rule: (page: Page) => Mistake[]) => (page: Page) =>
  isFrozen(page) ? [] : rule(page);

const pageRules = [
  headings,
  ids,
  images,
  links,
  marks,
  settings,
  kinds,
  attributes,
  ofThisYear(voice),
];
const NOTHING: Made = {pages: {}, components: {}};
const textRules = [spelling, headingTexts];

interface Found {
  mistakes: Mistake[];
  pages: Page[];
}

/** @returns everything that a rule finds, before exclusions, and the pages that could be read */
async function findAll(siteDir: string, made: Made): Promise<Found> {
  const files = folders
    .flatMap((folder) => filesIn(siteDir, folder, texts))
    .filter((file) => !atBuild.test(file));
  const read = (file: string) => readText(siteDir, file);
  const results = files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readPage(file, read(file)));
  const pages = results.filter((one): one is Page => 'root' in one);
  const passages: Passage[] = [
    ...pages.flatMap(readTexts),
    ...files.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => readSource(file, read(file))),
    ...files.filter((file) => file.endsWith('.json')).flatMap((file) => readJson(file, read(file))),
  ];
  const shortLinks = redirects.map(({from}) => from);
  const places = placesIn(siteDir, pages, shortLinks, made);
  const provided = providedNames(siteDir);
  const reader = dataReader(siteDir);
  const unknown = await Promise.all(
    pages.map(async (page) => names(page, {...provided, ...(await knownNames(page, reader))})),
  );
  const mistakes = [
    ...results.filter((one): one is Mistake => 'rule' in one),
    ...pages.flatMap((page) => [...pageRules, targets(places)].flatMap((rule) => rule(page))),
    ...unknown.flat(),
    ...passages.flatMap((passage) =>
      [...textRules, dataTargets(places)].flatMap((rule) => rule(passage)),
    ),
    ...doubleFacts(passages),
    ...otherWords(passages),
  ];
  return {mistakes, pages};
}

/**
 * Reads all that people read, and the rules of the house with it.
 * @param siteDir the project's folder
 * @param made the ids that components make
 * @returns a line for each place to mend: 'file:line: found …; write … (reason)'
 */
export async function lintContent(siteDir: string, made: Made = NOTHING): Promise<string[]> {
  const {mistakes, pages} = await findAll(siteDir, made);
  return [...withoutExcused(withoutConsequences(mistakes, pages)), ...idleExclusions(mistakes)]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(sentence);
}
