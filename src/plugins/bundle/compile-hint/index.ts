import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {filesIn} from '../../files';

/** V8 reads it as the first line of a file, other engines skip it: v8.dev/blog/explicit-compile-hints. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** What is smaller is compiled in no time, and the line would be a good part of it; in characters. */
const SMALL = 10_000;

/**
 * Asks the browser to compile all of a script while it arrives, beside the page's own work. Without
 * it, each function is read once to find its end, and compiled when it is first called, while the
 * page waits. The site's scripts are cut by page: nearly all of one runs when its page opens.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    postBuild({outDir}) {
      for (const file of filesIn(outDir, 'assets/js', /\.js$/)) {
        const place = path.join(outDir, file);
        const script = fs.readFileSync(place, 'utf8');
        if (script.length > SMALL) fs.writeFileSync(place, HINT + script);
      }
    },
  };
}
