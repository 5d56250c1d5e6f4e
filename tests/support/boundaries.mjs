/** Who may import what: the house's import rules, one zone for each. Read by eslint.config.mjs. */

const src = (...folders) => folders.map((folder) => `./src/${folder}`);

export const zones = [
  {
    target: './src/components',
    from: [...src('data', 'pages', 'config', 'plugins', 'theme'), './docs', './versioned_docs'],
    message: 'A component takes props: let the page read the data and hand it in.',
  },
  {
    target: './src/lib',
    from: './src',
    except: ['./lib'],
    message: 'src/lib is pure functions and hooks: it imports nothing from src but src/lib.',
  },
  {
    target: './src/data',
    from: src('components', 'pages', 'theme', 'plugins'),
    message: 'Content flows one way: data, then pages, then components.',
  },
  {
    target: './src/data',
    from: './src/lib/**/use*',
    message: 'Data is plain values: it uses no React hook.',
  },
  {
    target: './src/plugins',
    from: src('components', 'pages', 'theme'),
    message: 'A plugin runs in Node while the site is built: it renders nothing.',
  },
  {
    target: './src/worker',
    from: './src',
    except: ['./lib', './worker'],
    message: 'The service worker has no page: it imports nothing from src but src/lib.',
  },
  {
    target: './src/pages',
    from: './src/plugins',
    message: 'Plugins run in Node while the site is built: a page cannot call them.',
  },
];

const withoutReact = (message) => ({
  'no-restricted-imports': [
    'error',
    {patterns: [{group: ['react', 'react/*', 'react-dom', 'react-dom/*'], message}]},
  ],
});

export const dataWithoutReact = withoutReact('Data is plain values: it knows no React.');
export const pluginsWithoutReact = withoutReact(
  'A plugin runs in Node while the site is built: it never uses React.',
);
