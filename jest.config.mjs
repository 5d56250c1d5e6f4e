const compile = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: {syntax: 'typescript', tsx: true},
        transform: {react: {runtime: 'automatic'}},
        target: 'es2022',
      },
    },
  ],
};

/** What the build resolves and Node cannot: small stand-ins. */
const standIns = {
  '\\.module\\.css$': '<rootDir>/tests/support/cssModule.cjs',
  '\\.css$': '<rootDir>/tests/support/cssModule.cjs',
  '\\.(svg|png|jpg|webp|avif|mp4|woff2)$': '<rootDir>/tests/support/file.cjs',
  '^@docusaurus/(Link|useBaseUrl|useBrokenLinks|Head|router|BrowserOnly|useIsBrowser|useDocusaurusContext|Translate|theme-common)$':
    '<rootDir>/tests/support/mocks/$1.tsx',
  '^@docusaurus/plugin-content-docs/client$': '<rootDir>/tests/support/mocks/docsClient.tsx',
  '^@theme(-original)?/(.*)$': '<rootDir>/tests/support/mocks/theme.tsx',
  '^@site/(.*)$': '<rootDir>/$1',
};

/** The parser of Markdown is many small packages. */
const markdownPackages = [
  '(?:estree|mdast|unist)-util-[\\w-]+',
  '(?:remark|micromark|vfile)[\\w-]*',
  'bail',
  'ccount',
  'character-[\\w-]+',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'fault',
  'is-(?:alphabetical|alphanumerical|decimal|hexadecimal|plain-obj)',
  'longest-streak',
  'markdown-table',
  '(?:parse|stringify)-entities',
  'trough',
  'unified',
  'zwitch',
];

const shared = {
  transform: compile,
  // These hold modules in a form that Node's require does not read.
  transformIgnorePatterns: [`/node_modules/(?!(@docusaurus|qr|${markdownPackages.join('|')})/)`],
  moduleNameMapper: standIns,
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.docusaurus/', '<rootDir>/art/'],
};

export default {
  testSequencer: '<rootDir>/tests/support/longestFirst.mjs',
  reporters: ['default', '<rootDir>/tests/support/slowest.mjs'],
  // One for each core; by itself Jest would leave one idle, and that is half of two.
  maxWorkers: '100%',
  // In milliseconds: browsers take longer than the five seconds that Jest gives a test, and on a busy
  // machine some components do.
  testTimeout: 300_000,
  // How many pages a browser test opens at once.
  maxConcurrency: 2,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,scripts}/**/*.test.ts', '<rootDir>/tests/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setupComponents.ts'],
    },
    {
      ...shared,
      displayName: 'built',
      testEnvironment: '<rootDir>/tests/support/builtEnvironment.cjs',
      testMatch: ['<rootDir>/tests/built/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'copies',
      testEnvironment: '<rootDir>/tests/support/builtEnvironment.cjs',
      testMatch: ['<rootDir>/tests/copies/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/longBuilds.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tests/support/browserEnvironment.ts',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/browserSetup.mjs',
      globalTeardown: '<rootDir>/tests/support/browserTeardown.mjs',
    },
    {
      ...shared,
      displayName: 'engines',
      testEnvironment: '<rootDir>/tests/support/builtEnvironment.cjs',
      testMatch: ['<rootDir>/tests/engines/*.test.ts'],
      globalSetup: '<rootDir>/tests/engines/setup.mjs',
    },
  ],
};
