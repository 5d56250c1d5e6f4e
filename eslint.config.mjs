import docusaurus from '@docusaurus/eslint-plugin';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {
  doors,
  filesAtBuild,
  schemaTypesOnly,
  withoutReactIn,
  zones,
} from './tests/support/boundaries.mjs';
import {nothingUnescaped} from './tests/support/unescaped.mjs';

// What is ours: borders between folders, texts that become HTML. What holds in any TypeScript and any
// React is oxlint's (.oxlintrc.json).
export default defineConfig(
  globalIgnores(['build/', '.docusaurus/', 'coverage/', 'art/', 'static/', 'versioned_docs/']),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {'import-x': importX},
    languageOptions: {parser: tseslint.parser},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver()]},
    rules: {'import-x/no-restricted-paths': ['error', {zones}]},
  },
  // Tests plant such things; the settings have the one script of the head, which has no data in it.
  {files: ['src/**'], ignores: ['**/*.test.*'], rules: nothingUnescaped},
  ...withoutReactIn,
  {
    files: ['src/{features,pages,shell,theme,ui}/**/*.{ts,tsx}'],
    ignores: filesAtBuild,
    plugins: {'@typescript-eslint': tseslint.plugin},
    rules: schemaTypesOnly,
  },
  {
    files: ['{src,docs}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    plugins: {'import-x': importX},
    rules: {'import-x/no-restricted-paths': ['error', {zones: [...zones, ...doors]}]},
  },
  {
    files: ['{src,docs}/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus},
    // The plugin's two other rules are left out: they forbid every plain <a> and <h2>, and ours
    // are meant (short links, in-page links, headings outside the docs). That no link is broken
    // is checked on the built site.
    rules: {'@docusaurus/string-literal-i18n-messages': 'error'},
  },
);
