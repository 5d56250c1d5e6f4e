/** Every package that we install has its line in DEPENDENCIES.md, and something that uses it. */
import fs from 'node:fs';
import path from 'node:path';
import {execFileSync} from 'node:child_process';

const root = path.resolve(__dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const {scripts, dependencies, devDependencies} = JSON.parse(read('package.json')) as Manifest;
const installed = {...dependencies, ...devDependencies};

/** The names in the first column of the table; '`@docusaurus/core`, `preset-classic`' shares a scope. */
function named(text: string): string[] {
  const table = text.slice(0, text.indexOf('Pins under `overrides`'));
  return table.split('\n').flatMap((line) => {
    const [, cell = '', why = ''] = line.split('|');
    const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const scope = /^@[^/]+\//.exec(names[0] ?? '')?.[0] ?? '';
    return why.trim().length > 2
      ? names.map((name) =>
          `${scope}${name}` in installed && !(name in installed) ? scope + name : name,
        )
      : [];
  });
}

/** Whether a name of the table, such as `@types/*`, stands for a package. */
const standsFor = (name: string, one: string) =>
  name.endsWith('/*') ? one.startsWith(name.slice(0, -1)) : name === one;

/** @returns a line for each package without a reason, and for each reason without a package */
function differences(text: string, packages: string[]): string[] {
  const names = named(text);
  return [
    ...packages
      .filter((one) => !names.some((name) => standsFor(name, one)))
      .map((one) => `${one} has no line in DEPENDENCIES.md that says why`),
    ...names
      .filter((name) => !packages.some((one) => standsFor(name, one)))
      .map(
        (name) => `DEPENDENCIES.md gives a reason for ${name}, which package.json does not have`,
      ),
  ];
}

test('each has one line that says why, and no line is left over', () => {
  expect(differences(read('DEPENDENCIES.md'), Object.keys(installed))).toEqual([]);
});

test('a package without a reason is found, and a reason without a package', () => {
  const table = read('DEPENDENCIES.md').replace('| `clsx` ', '| `left-pad` ');
  expect(differences(table, Object.keys(installed))).toEqual([
    'clsx has no line in DEPENDENCIES.md that says why',
    'DEPENDENCIES.md gives a reason for left-pad, which package.json does not have',
  ]);
});

test('each has an exact version', () => {
  const loose = Object.entries(installed).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});

/** Used without being named in our code: by Docusaurus, by tools, by the browser tests. */
const UNNAMED: Record<string, string> = {
  '@docusaurus/faster': 'future.faster in docusaurus.config.ts',
  '@mdx-js/react': 'what Docusaurus compiles Markdown to',
  'react-dom': 'Docusaurus renders with it',
  '@swc/jest': 'transform of jest.config.mjs',
  'jest-environment-jsdom': 'testEnvironment of jest.config.mjs',
  '@testing-library/dom': 'wanted by @testing-library/react and user-event',
  oxlint: 'npm run typecheck',
  'oxlint-tsgolint': 'by oxlint, for the types',
};
const isTypes = (name: string) =>
  name.startsWith('@types/') || /^@docusaurus\/(?:tsconfig|types|module-type-aliases)$/.test(name);

test('each is used', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.css', '*.mdx'],
    {cwd: root, encoding: 'utf8'},
  )
    .split('\n')
    .filter((file) => file && !file.startsWith('art/') && file !== 'tests/dependencies.test.ts');
  const code = files.map(read).join('\n') + Object.values(scripts).join('\n');
  const isNamed = (name: string) => new RegExp(`['"/]${name.replace('/', '\\/')}['"/]`).test(code);
  const unused = Object.keys(installed).filter(
    (name) => !isNamed(name) && !isTypes(name) && !(name in UNNAMED),
  );
  expect(unused).toEqual([]);
  expect(Object.keys(UNNAMED).filter((name) => !(name in installed))).toEqual([]);
});
