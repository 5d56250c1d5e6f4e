import {docuHash, Globby, simpleHash} from '@docusaurus/utils';
import {cutFiles} from '../cutFiles';

const data = '@generated/docusaurus-plugin-content-docs/default';
/** The sidebar of this season. A frozen year has its own besides. */
const season = `${data}/p/${docuHash('/', {hashExtra: '@theme/DocVersionRoot'})}.json`;

/** What Docusaurus calls the chunks of which the frame of every page of the docs is put together. */
const parts = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
  `${data}/__plugin.json`,
  season,
].map((name) => simpleHash(name, 8));

const isPart = ({name}: {name?: string | null}) => parts.includes(name ?? '');

/** The pages themselves. What one shares with its frame, it takes from there. */
const pages = Globby.sync('{docs,versioned_docs}/**/*.mdx').map((file) =>
  simpleHash(`@site/${file}`, 8),
);

/** Hanging orders and struts have a file of their own: the panel finder needs these alone. */
const HANGING = /figures[\\/](hanging|struts)\.ts$/;
const TASK_FIGURES =
  /figures[\\/](index|lead|party|business|headAndHind|shared|dangers|measured|wrenches)\.ts$/;

interface Module {
  nameForCondition: () => string | null;
}

/**
 * A script of its own for files beside a year's guide; a frozen year's has the year behind its name.
 * @param file what its path below docs/setup ends with
 */
const shared = (name: string, file: RegExp) => ({
  name: (module: Module) => {
    const [, year] = /version-(\d{4})/.exec(module.nameForCondition() ?? '') ?? [];
    return year ? `${name}-${year}` : name;
  },
  test: new RegExp(
    `[\\\\/](?:docs|versioned_docs[\\\\/]version-\\d{4})[\\\\/]setup[\\\\/]${file.source}`,
  ),
  chunks: 'all' as const,
  enforce: true,
});

/**
 * Cuts the scripts so that what several pages have is fetched and kept once. Docusaurus shares what half of
 * the pages have; all else is in each page that has it. And it cuts the frame of the docs into eight, which
 * are never fetched without each other: what two of them use is in both, and each is packed by itself.
 * They are no longer fetched ahead either, on every page, for the link to the home page whose address
 * they share.
 */
export const pageScripts = () =>
  cutFiles('page-scripts', {
    ofSeveral: {
      chunks: 'async',
      minChunks: 2,
      // bytes before it is minified: with half of it a page has up to seven requests more
      minSize: 10_000,
      priority: -20,
      reuseExistingChunk: true,
    },
    ofDocs: {
      name: 'docs-script',
      type: /^(javascript|json)/,
      test: (module, {chunkGraph}) => [...chunkGraph.getModuleChunks(module)].some(isPart),
      chunks: (chunk) => isPart(chunk) || pages.includes(chunk.name ?? ''),
      enforce: true,
    },
    // A device that works offline would keep these once for each page that has them.
    guideText: shared('guide-text', /index\.mdx$/),
    guideParts: shared('guide-parts', /_[\w-]+\.mdx$/),
    guideFigures: shared('guide-figures', TASK_FIGURES),
    hanging: shared('hanging', HANGING),
    panelList: shared('panel-list', /panels\.json$/),
    sheepMap: shared('sheep-map', /(views|geometry)\.json$/),
  });
