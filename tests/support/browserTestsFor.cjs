// Which browser tests are about a part of the site. By words of a file's path, so that a file that
// moves within its part stays in it.
const ofEveryPage = ['pages', 'no-javascript', 'keyboard', 'zoom'];

const parts = [
  [
    /docs\/|guide|setup/i,
    ['guide', 'docs', 'print', 'paper', 'gloves', 'crews', 'places', 'remembers'],
  ],
  [/panel|finder|strut/i, ['panels', 'places']],
  [/danger|teardown/i, ['dangers']],
  [/kit|print|\.css$/i, ['print', 'paper']],
  [/label/i, ['labels']],
  [/handover|qr/i, ['handover']],
  [/search/i, ['search']],
  [/header|drawer|navigation|footer|contact/i, ['header', 'keyboard', 'large-text', 'zoom']],
  [/home|hero|pages\/index/i, ['home', 'first-paint']],
  [/campout|season/i, ['campout']],
  [/lineup|dj/i, ['lineup']],
  [/gallery|viewer|quilt|picture/i, ['gallery', 'pictures-lost', 'map']],
  [/map/i, ['map']],
  [/theme|sunlight|\.css$/i, ['theme', 'forcedColors', 'gloves', 'motion']],
  [/worker|offline|sw/i, ['offline', 'updates', 'storage']],
  [/redirect|short-links|headers/i, ['redirects', 'policy']],
  [/versioned|version|freeze|scripts\/season/i, ['archive']],
  [/shell|ui\//i, ['fast-clicks', 'hostile', 'remembers']],
];

/**
 * @param {string[]} changed paths in the project
 * @returns {string[]} names of files in tests/browser, without .test.ts; a changed test is its own
 */
exports.browserTestsFor = function browserTestsFor(changed) {
  const own = changed.flatMap((file) => /^tests\/browser\/(.+)\.test\.ts$/.exec(file)?.[1] ?? []);
  const sources = changed.filter((file) =>
    /^(?:src|docs|static|versioned_docs|scripts)\//.test(file),
  );
  const found = sources
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [
      ...ofEveryPage,
      ...parts.filter(([words]) => words.test(file)).flatMap(([, tests]) => tests),
    ]);
  return [...new Set([...own, ...found])].sort();
};
