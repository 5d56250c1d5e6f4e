// After a run of more than one file: its slowest files and cases, and the whole time. Cases that run
// side by side are counted from where the one before them ended.
import path from 'node:path';

const SHOWN = 20;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

/** The slowest first, a line each; what takes less than a second is left out. */
const slowest = (entries) =>
  entries
    .filter(({ms}) => ms >= 1000)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ms, name}) => `${seconds(ms)}  ${name}`);

/** A reporter of Jest's. */
export default class Slowest {
  onRunComplete(_, {testResults, startTime}) {
    if (testResults.length < 2) return;
    const files = testResults.map(({testFilePath, perfStats}) => ({
      name: path.relative(process.cwd(), testFilePath),
      ms: perfStats.runtime,
    }));
    const cases = testResults.flatMap(({testFilePath, testResults: all}) =>
      all.map(({fullName, duration}) => ({
        name: `${path.basename(testFilePath)}: ${fullName}`,
        ms: duration ?? 0,
      })),
    );
    const lines = [
      ...['', 'slowest files', ...slowest(files)],
      ...['', 'slowest cases', ...slowest(cases)],
      ...['', `${seconds(Date.now() - startTime)}  in all`],
    ];
    console.error(lines.join('\n'));
  }
}
