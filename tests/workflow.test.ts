/** The workflows on the code host run what the project really has, and may do no more than they must. */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  if?: string;
  needs?: string;
  permissions?: Record<string, string>;
  strategy?: {matrix: {node: string[]}};
  steps: Step[];
}
interface Workflow {
  on?: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '..', file), 'utf8');
const text = read('.github/workflows/checks.yml');
const preview = read('.github/workflows/preview.yml');
const readme = read('README.md');
const {engines, scripts} = JSON.parse(read('package.json')) as {
  engines: {node: string};
  scripts: Record<string, string>;
};

const stepsOf = ({jobs}: Workflow) => Object.values(jobs).flatMap(({steps}) => steps);

/** The script that an npm command runs; undefined for one of npm's own. */
function scriptOf(command: string): string | undefined {
  const [npm, verb = '', name] = command.split(' ');
  if (npm !== 'npm') return command;
  return verb === 'run' ? name : verb === 'ci' ? undefined : verb;
}

function commandMistakes(workflow: Workflow): string[] {
  return stepsOf(workflow)
    .flatMap(({run}) => run?.trim().split(/\s*(?:&&|\n)\s*/) ?? [])
    .map(scriptOf)
    .filter((name) => name !== undefined && !(name in scripts))
    .map((name) => `${name} is no script of package.json`);
}

/** A tag can be moved to other code; a commit cannot. Its version stands beside it for people. */
function pinMistakes(source: string): string[] {
  return [...source.matchAll(/uses: (.*)/g)]
    .map(([, use = '']) => use)
    .filter((use) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))
    .map((use) => `${use} is not pinned to a commit, with its version behind it`);
}

function permissionMistakes({permissions, jobs}: Workflow): string[] {
  const writers = Object.entries({workflow: {permissions}, ...jobs}).filter(([, one]) =>
    Object.values(one.permissions ?? {}).includes('write'),
  );
  return [
    ...(permissions ? [] : ['the workflow does not say what it may do, so it may do all']),
    ...writers.filter(([name]) => name !== 'publish').map(([name]) => `${name} may write`),
  ];
}

function publishMistakes({jobs}: Workflow): string[] {
  const {publish} = jobs;
  return [
    ...(publish?.needs === 'test' ? [] : ['publish does not wait for the tests']),
    ...(publish?.if?.startsWith("vars.PUBLISH == 'true' && ") ? [] : ['publish has no switch']),
    ...(publish?.if?.includes("github.ref == 'refs/heads/main'") ? [] : ['publishes any branch']),
  ];
}

function mistakesIn(source: string): string[] {
  const workflow = parse(source) as Workflow;
  return [
    ...commandMistakes(workflow),
    ...pinMistakes(source),
    ...permissionMistakes(workflow),
    ...publishMistakes(workflow),
  ];
}

/** What a change by anybody may not have, and what there is to look at. */
function previewMistakes(source: string): string[] {
  const workflow = parse(source) as Workflow;
  const kept = stepsOf(workflow).find(({uses}) => uses?.startsWith('actions/upload-artifact@'));
  return [
    ...commandMistakes(workflow),
    ...pinMistakes(source),
    ...permissionMistakes(workflow),
    ...(Object.keys(workflow.on ?? {}).join() === 'pull_request'
      ? []
      : ['runs for more than a change']),
    ...(/\bsecrets\b/.test(source.replace(/#.*/g, '')) ? ['reads a secret'] : []),
    ...(kept?.with?.path === 'build' ? [] : ['keeps no built site']),
  ];
}

test('the preview of a change has no mistake', () => {
  expect(previewMistakes(preview)).toEqual([]);
});

test.each([
  ['  pull_request:', '  pull_request_target:', 'runs for more than a change'],
  ['npm run build', 'npm run built', 'built is no script of package.json'],
  ['contents: read', 'contents: write', 'workflow may write'],
  ['- run: npm ci', '- run: npm ci\n        env: {X: "${{ secrets.X }}"}', 'reads a secret'],
  ['path: build', 'path: docs', 'keeps no built site'],
  ['# v4.6.2', '', expect.stringMatching(/is not pinned to a commit/)],
])('in the preview %j for %j would be caught', (right, wrong, says) => {
  expect(previewMistakes(preview.replace(right, wrong))).toEqual([says]);
});

test('the workflow has no mistake', () => {
  expect(mistakesIn(text)).toEqual([]);
});

test('it runs the README’s command for tests, on the oldest Node that works, the recommended and the newest', () => {
  const {jobs} = parse(text) as Workflow;
  const commands = jobs.test?.steps.flatMap(({run}) => run ?? []).join(' && ');
  expect(commands).toBe('npm ci && npm test');
  expect(readme).toContain(`\n    ${commands} `);
  const recommended = read('.nvmrc').trim();
  const oldest = engines.node.replace('>=', '');
  expect(jobs.test?.strategy?.matrix.node).toEqual([oldest, recommended, 'latest']);
  expect(text.match(/node-version-file: .nvmrc/g)).toHaveLength(1);
  expect(readme).toContain(`Node ${recommended} (recommended; ${oldest} and newer will do)`);
});

test('it gives the build the variables that the README names', () => {
  const given = stepsOf(parse(text) as Workflow).flatMap(({env}) => Object.keys(env ?? {}));
  const named = [...readme.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name);
  expect(given.sort()).toEqual(named.sort());
});

test.each([
  ['npm test', 'npm run tests', 'tests is no script of package.json'],
  ['run: npm run build', 'run: make site', 'make site is no script of package.json'],
  [
    'actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0',
    'actions/setup-node@v4',
    'actions/setup-node@v4 is not pinned to a commit, with its version behind it',
  ],
  ['  contents: read\n\njobs', '  contents: write\n\njobs', 'workflow may write'],
  [
    'permissions:\n  contents: read\n\n',
    '',
    'the workflow does not say what it may do, so it may do all',
  ],
  ["vars.PUBLISH == 'true' && ", '', 'publish has no switch'],
  [" && github.ref == 'refs/heads/main'", '', 'publishes any branch'],
  ['    needs: test\n', '', 'publish does not wait for the tests'],
])('%j for %j would be caught', (right, wrong, says) => {
  expect(mistakesIn(text.replace(right, wrong))).toEqual([says]);
});
