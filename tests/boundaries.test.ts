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
  'src/components/Card/index.tsx': 'export const Card = 1;',
  'src/config/site.ts': 'export const site = 1;',
  'src/data/season.ts': 'export const season = 1;',
  'src/lib/dates.ts': 'export const dates = 1;',
  'src/lib/useClock.ts': 'export const useClock = 1;',
  'src/pages/index.tsx': 'export const page = 1;',
  'src/plugins/links/index.ts': 'export const plugin = 1;',
  'src/worker/scope.ts': 'export const scope = 1;',
  'src/theme/Footer/index.tsx': 'export const Footer = 1;',
};

// folder of the file that imports, what it imports, and a part of the message that it must get
const forbidden = [
  ['components/Planted', '@site/src/data/season', 'A component takes props'],
  ['components/Planted', '../../data/season', 'A component takes props'],
  ['components/Planted', '../../pages/index', 'A component takes props'],
  ['components/Planted', '../../config/site', 'A component takes props'],
  ['components/Planted', '../../plugins/links', 'A component takes props'],
  ['components/Planted', '../../theme/Footer', 'A component takes props'],
  ['components/Planted', '../../../docs/setup/panels', 'A component takes props'],
  ['lib', '../data/season', 'src/lib is pure'],
  ['lib', '@site/src/components/Card', 'src/lib is pure'],
  ['data', '@site/src/components/Card', 'Content flows one way'],
  ['data', '../pages/index', 'Content flows one way'],
  ['data', '../theme/Footer', 'Content flows one way'],
  ['data', '../plugins/links', 'Content flows one way'],
  ['data', '../lib/useClock', 'no React hook'],
  ['data', 'react', 'knows no React'],
  ['plugins/planted', 'react', 'never uses React'],
  ['plugins/planted', 'react-dom/server', 'never uses React'],
  ['plugins/planted', '../../components/Card', 'it renders nothing'],
  ['plugins/planted', '../../pages/index', 'it renders nothing'],
  ['plugins/planted', '../../theme/Footer', 'it renders nothing'],
  ['worker', '../config/site', 'The service worker has no page'],
  ['worker', '@site/src/components/Card', 'The service worker has no page'],
  ['pages/planted', '@site/src/plugins/links', 'a page cannot call them'],
] as const;

const allowed = [
  ['components/Clean', '../../lib/dates'],
  ['data', '../lib/dates'],
  ['pages', '../data/season'],
  ['pages', '@site/src/components/Card'],
  ['plugins/clean', '../../config/site'],
  ['theme/Clean', '../../data/season'],
  ['worker', '../lib/dates'],
  ['worker', './scope'],
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
}, 60_000);

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
