// What Docusaurus prints when it stops: what is wrong and where, without the places in its own code.
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const isFrame = (line) => /^\s+at /.test(line);
/** What Node writes around a message: places, the fields of an error, the bracket at its end. */
const isNoise = (line) =>
  isFrame(line) ||
  /^\s*(?:\.\.\. \d+ lines matching|\}$|code: '|errno: |syscall: '|path: ')/.test(line);

/** The first place in a file that people edit: 'src/data/campout.ts:75'; '' where there is none. */
function placeOf(frames, root) {
  const places = frames.flatMap((frame) => {
    const [, file = '', line = ''] =
      /((?:file:\/\/)?\/[^()\n]+|[A-Z]:\\[^()\n]+):(\d+):\d+\)?$/.exec(frame) ?? [];
    const absolute = file.startsWith('file:') ? fileURLToPath(file) : file;
    const inProject = file && path.relative(root, absolute).replaceAll(path.sep, '/');
    return inProject && !/^\.\.|node_modules/.test(inProject) ? [`${inProject}:${line}`] : [];
  });
  const edited = places.find((place) =>
    /^(?:src\/(?:data|config)|docs|versioned_docs)\//.test(place),
  );
  return edited ?? places[0] ?? '';
}

/**
 * @param {string} text what was printed
 * @param {string} root the project's folder
 * @returns {string} the same without stacks: the innermost cause, with its place in our files. What
 *   has no stack is left as it is, and so is everything with DEBUG=1.
 */
export function withoutStacks(text, root) {
  const all = text.replace(/\u001b\[\d+m/g, '').split('\n');
  const isOurs = /^\[ERROR\] \[/m.test(text) || /^\s*\[cause\]: \[/m.test(text);
  if (process.env.DEBUG || (!all.some(isFrame) && !isOurs)) return text;
  const last = all.findLastIndex((line) => /^\s*\[cause\]: /.test(line));
  const innermost = all.slice(Math.max(last, 0));
  const says = innermost
    .filter((line) => !isNoise(line) && line.trim())
    .join('\n')
    .replace(/^\s*(?:\[cause\]: |\[ERROR\] )/, '')
    .replace(/\s*\{$/, '');
  // A list of ours stands between brackets, for want of a stack.
  if (says.startsWith('[')) return `\n${says.replace(/^\[/, '').replace(/\]$/, '')}\n`;
  const place = placeOf(innermost.filter(isFrame), root);
  return `\n${place && `${place}: `}${says.replace(/^\w*Error: /, '')}\n(All that is known of it: DEBUG=1 before the command.)\n`;
}
