/**
 * Ends the build with one line a mistake. A thrown error would reach the reader wrapped in
 * Docusaurus' own, with a stack for each; only the development server, which has to stay alive,
 * gets one.
 * @param mistakes what to mend, a line each; nothing happens when there is none
 */
export function stopBuild(mistakes: string[]): void {
  if (mistakes.length === 0) return;
  const lines = mistakes.join('\n');
  if (process.env.NODE_ENV === 'development') {
    // Without the places in our code, which would push the lines out of sight.
    throw Object.assign(new Error(lines), {stack: lines});
  }
  console.error(`\n${lines}\n`);
  process.exit(1);
}
