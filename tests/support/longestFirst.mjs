// The order of test files. Without times of an earlier run Jest goes by the size of a file, so that a
// short one that takes long begins last, and half of the machine waits for it.
import TestSequencer from '@jest/test-sequencer';

/** They take much longer than their size tells: builds, and rounds over every page. */
const long = [
  /\/tests\/copies\//,
  /\/tests\/built\/(?:html|links)\./,
  /\/tests\/browser\/(?:pages|places|paper|lighthouse|undrawn|restored|gloves|zoom)\./,
];
const isLong = ({path}) => long.some((files) => files.test(path));

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
