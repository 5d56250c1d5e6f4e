/** Plants one violation of every import rule of the house and sees that the lint reports it. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface Report {
  file: string;
  messages: {ruleId: string; message: string}[];
}

const targets = {
  'tsconfig.json': '{"compilerOptions": {"baseUrl": ".", "paths": {"@site/*": ["./*"]}}}',
  'docs/setup/panels.ts': 'export const panels = 1;',
  'src/config/site.ts': 'export const site = 1;',
  'src/data/schema.ts': 'export const schema = 1;',
  'src/data/season.ts': 'export const season = 1;',
  'src/features/guide/build.ts': 'export const checkGuides = 1;',
  'src/features/guide/index.ts': 'export const Task = 1;',
  'src/features/guide/model/crews.ts': 'export const crews = 1;',
  'src/features/guide/model/schema.ts': 'export const schema = 1;',
  'src/features/guide/panels/findPanel.ts': 'export const findPanel = 1;',
  'src/features/offline/saved/list.ts': 'export const list = 1;',
  'src/features/offline/worker/scope.ts': 'export const scope = 1;',
  'src/pages/index.tsx': 'export const page = 1;',
  'src/plugins/links/index.ts': 'export const plugin = 1;',
  'src/shell/Header/index.tsx': 'export const Header = 1;',
  'src/text/dates.ts': 'export const dates = 1;',
  'src/theme/Footer/index.tsx': 'export const Footer = 1;',
  'src/ui/Card/index.tsx': 'export const Card = 1;',
};

const throughTheDoor = 'Import it from src/features/guide';

// folder of the file that imports, what it imports, and a part of the message that it must get
const forbidden = [
  ['text', '../data/season', 'src/text is pure'],
  ['text', '@site/src/ui/Card', 'src/text is pure'],
  ['text', 'react', 'know no React'],
  ['ui/Planted', '@site/src/data/season', 'What any page may use takes props'],
  ['ui/Planted', '../../data/season', 'What any page may use takes props'],
  ['ui/Planted', '../../config/site', 'What any page may use takes props'],
  ['ui/Planted', '../../features/guide', 'What any page may use takes props'],
  ['ui/Planted', '../../plugins/links', 'What any page may use takes props'],
  ['ui/Planted', '../../shell/Header', 'What any page may use takes props'],
  ['ui/Planted', '../../theme/Footer', 'What any page may use takes props'],
  ['ui/Planted', '../../../docs/setup/panels', 'What any page may use takes props'],
  ['ui/Planted', '../../data/schema', 'Import types only'],
  ['features/campout/Planted', '@site/src/data/season', 'A feature takes props'],
  ['features/campout/Planted', '../../../config/site', 'A feature takes props'],
  ['features/campout/Planted', '../../../pages/index', 'A feature takes props'],
  ['features/campout/Planted', '../../../theme/Footer', 'A feature takes props'],
  ['features/campout/Planted', '../../../../docs/setup/panels', 'A feature takes props'],
  ['features/campout/Planted', '../../../plugins/links', 'Plugins run in Node'],
  ['features/campout/Planted', '../../guide/panels/findPanel', throughTheDoor],
  ['features/campout/Planted', '../../../data/schema', 'Import types only'],
  ['features/guide/Planted', '../model/schema', 'Import types only'],
  ['features/guide/model', '../panels/findPanel', 'A model is pure'],
  ['features/guide/model', '../../../shell/Header', 'A model is pure'],
  ['features/guide/model', 'react', 'know no React'],
  ['features/guide/checks', 'react', 'never uses React'],
  ['features/offline/worker', '../../../shell/Header', 'The service worker has no page'],
  ['features/offline/worker', '@site/src/ui/Card', 'The service worker has no page'],
  ['shell/Planted', '../../config/site', 'The shell takes props'],
  ['shell/Planted', '../../features/guide/panels/findPanel', throughTheDoor],
  ['data', '@site/src/ui/Card', 'Content flows one way'],
  ['data', '../pages/index', 'Content flows one way'],
  ['data', '../shell/Header', 'Content flows one way'],
  ['data', '../theme/Footer', 'Content flows one way'],
  ['data', '../plugins/links', 'Content flows one way'],
  ['data', '../features/guide/panels/findPanel', throughTheDoor],
  ['data', 'react', 'know no React'],
  ['plugins/planted', 'react', 'never uses React'],
  ['plugins/planted', 'react-dom/server', 'never uses React'],
  ['plugins/planted', '../../ui/Card', 'it renders nothing'],
  ['plugins/planted', '../../pages/index', 'it renders nothing'],
  ['plugins/planted', '../../theme/Footer', 'it renders nothing'],
  ['plugins/planted', '../../features/guide', 'it renders nothing'],
  ['pages/planted', '@site/src/plugins/links', 'a page cannot call them'],
  ['pages/planted', '@site/src/features/guide/build', 'a page cannot call them'],
  ['pages/planted', '@site/src/features/guide/panels/findPanel', throughTheDoor],
  ['theme/planted', '../../features/guide/panels/findPanel', throughTheDoor],
] as const;

const allowed = [
  ['ui/Clean', '../../text/dates'],
  ['features/campout/Clean', '../../guide'],
  ['features/campout/Clean', '../../guide/model/crews'],
  ['features/campout/Clean', '../../../ui/Card'],
  ['features/guide/panels', '../model/crews'],
  ['features/guide/checks', '../../../plugins/links'],
  ['features/offline/worker', '../saved/list'],
  ['features/offline/worker', './scope'],
  ['data', '../text/dates'],
  ['data', '../features/guide/model/crews'],
  ['pages', '../data/season'],
  ['pages', '@site/src/features/guide'],
  ['plugins/clean', '../../config/site'],
  ['plugins/clean', '../../features/guide/build'],
  ['theme/Clean', '../../data/season'],
  ['theme/Clean', '../../features/guide'],
] as const;

let folder: string;
let reports: Report[];

/** Where the nth planted import of a list lies. */
const fileOf = (list: string, into: string, n: number) => `src/${into}/${list}${n}.ts`;
const messagesOf = (file: string) =>
  reports.find((report) => report.file === file)?.messages.map(({message}) => message);

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'boundaries-')));
  const files: Record<string, string> = {...targets};
  forbidden.forEach(([into, from], n) => {
    files[fileOf('forbidden', into, n)] = `import * as it from '${from}';\nexport default it;\n`;
  });
  allowed.forEach(([into, from], n) => {
    files[fileOf('allowed', into, n)] = `import * as it from '${from}';\nexport default it;\n`;
  });
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  const lint = path.join(__dirname, 'support/lintFiles.mjs');
  reports = JSON.parse(
    execFileSync(process.execPath, [lint], {cwd: folder, encoding: 'utf8'}),
  ) as Report[];
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

test.each(forbidden.map((entry, n) => [...entry, n] as const))(
  'src/%s may not import %s',
  (into, _from, says, n) => {
    expect(messagesOf(fileOf('forbidden', into, n))).toEqual([expect.stringContaining(says)]);
  },
);

test.each(allowed.map((entry, n) => [...entry, n] as const))(
  'src/%s may import %s',
  (into, _from, n) => {
    expect(messagesOf(fileOf('allowed', into, n))).toEqual([]);
  },
);
