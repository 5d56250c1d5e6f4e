/** Who may import what: the house's import rules, one zone for each. Read by eslint.config.mjs. */
import fs from 'node:fs';

const features = fs.readdirSync(new URL('../../src/features', import.meta.url));
const src = (...folders) => folders.map((folder) => `./src/${folder}`);

/** What a feature does while the site is built. */
const atBuild = ['build.ts', 'checks', 'indexing', 'layout', 'list', 'markdown'];
export const filesAtBuild = atBuild.map((name) => `src/features/*/${name}{,/**}`);
const notPages = [...src('config', 'data', 'pages', 'theme'), './docs', './versioned_docs'];

export const zones = [
  {
    target: './src/text',
    from: './src',
    except: ['./text'],
    message: 'src/text is pure words and numbers: it imports nothing from src but src/text.',
  },
  {
    target: './src/ui',
    from: ['./src', './docs', './versioned_docs'],
    except: ['./text', './ui', './data/schema.ts'],
    message: 'What any page may use takes props: it imports nothing but src/ui and src/text.',
  },
  {
    target: './src/features',
    from: notPages,
    except: ['./schema.ts', './org-schema.ts'],
    message: 'A feature takes props: let the page read the data and hand it in.',
  },
  {
    target: './src/shell',
    from: [...notPages, './src/plugins'],
    except: ['./schema.ts'],
    message: 'The shell takes props: let src/theme read the settings and hand them in.',
  },
  ...features.map((feature) => ({
    target: `./src/features/${feature}/model`,
    from: './src',
    except: ['./text', `./features/${feature}/model`],
    message: 'A model is pure: it imports nothing from src but src/text and itself.',
  })),
  {
    target: './src/features/offline/worker',
    from: './src',
    except: ['./text', './features/offline/saved', './features/offline/worker'],
    message: 'The service worker has no page: it imports src/text and what is saved, nothing else.',
  },
  {
    target: `./src/features/*/!(${atBuild.join('|')}){,/**}`,
    from: './src/plugins',
    message: 'Plugins run in Node while the site is built: what a visitor sees cannot call them.',
  },
  {
    target: './src/data',
    from: src('ui', 'pages', 'theme', 'plugins', 'shell'),
    message: 'Content flows one way: data, then pages, then features.',
  },
  {
    target: './src/plugins',
    from: src(
      'ui',
      'pages',
      'theme',
      'shell',
      ...features.map((name) => `features/${name}/index.ts`),
    ),
    message: 'A plugin runs in Node while the site is built: it renders nothing.',
  },
  {
    target: './src/pages',
    from: src('plugins', ...features.map((name) => `features/${name}/build.ts`)),
    message: 'Plugins run in Node while the site is built: a page cannot call them.',
  },
];

/** A feature is reached through its doors only. Tests look where they like. */
export const doors = features.map((feature) => ({
  target: [
    './docs',
    './versioned_docs',
    ...src('config', 'data', 'pages', 'plugins', 'shell', 'theme'),
    ...features.filter((other) => other !== feature).map((other) => `./src/features/${other}`),
  ],
  from: `./src/features/${feature}`,
  except: ['./index.ts', './build.ts', './model'],
  message: `Import it from src/features/${feature}, which says what others may use.`,
}));

const withoutReact = (message) => ({
  'no-restricted-imports': [
    'error',
    {patterns: [{group: ['react', 'react/*', 'react-dom', 'react-dom/*'], message}]},
  ],
});

/** What is shown has the schema's types; the schemas themselves stay out of what visitors download. */
export const schemaTypesOnly = {
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: ['**/data/schema', '**/data/org-schema', '**/model/schema'],
          allowTypeImports: true,
          message: 'Import types only: the validator stays out of what visitors download.',
        },
      ],
    },
  ],
};

/** Which files know no React, and what is said of it. */
export const withoutReactIn = [
  {
    files: ['src/data/**', 'src/text/**', 'src/features/*/model/**'],
    rules: withoutReact('Data, words and models are plain values: they know no React.'),
  },
  {
    files: ['src/plugins/**', ...filesAtBuild],
    rules: withoutReact('A plugin runs in Node while the site is built: it never uses React.'),
  },
];
