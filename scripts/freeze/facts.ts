import fs from 'node:fs';
import path from 'node:path';
import {filesOf} from '../../src/plugins/content-checks/checkPictures';

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/img/');

/** Pictures of a year that is over already stay where they are. */
const ownAddress = (address: string, year: number) =>
  /^\/img\/\d{4}\//.test(address) ? address : address.replace('/img/', `/img/${year}/`);

/**
 * The same values, with every picture at an address of the year's own.
 * @param onPicture told of each picture: where it was, where it is now
 */
function withOwnPictures(
  value: unknown,
  year: number,
  onPicture: (from: string, to: string) => void,
): unknown {
  if (isPicture(value)) {
    const own = ownAddress(value, year);
    onPicture(value, own);
    return own;
  }
  if (Array.isArray(value)) return value.map((one) => withOwnPictures(one, year, onPicture));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withOwnPictures(one, year, onPicture)]),
  );
}

/**
 * What a frozen page reads, as plain values; the pictures among them are copied into the year's own
 * folder, so that a new picture for the next year does not replace them.
 * @param exported what docs/…/facts.ts exports
 * @param staticFolder the folder that holds /img
 * @returns the text of the frozen facts.ts
 */
export function frozenFacts(exported: object, year: number, staticFolder: string): string {
  const copy = (from: string, to: string) => {
    const targets = filesOf(to);
    filesOf(from).forEach((file, i) => {
      const target = path.join(staticFolder, targets[i] ?? '');
      fs.mkdirSync(path.dirname(target), {recursive: true});
      if (from !== to) fs.copyFileSync(path.join(staticFolder, file), target);
    });
  };
  const constants = Object.entries(exported).map(([name, value]) => {
    const own = withOwnPictures(value, year, copy);
    return `export const ${name} = ${JSON.stringify(own, null, 2)};\n`;
  });
  return [
    `/** What the pages of ${year} show. A fact is mended here; nothing else changes it. */\n`,
    ...constants,
  ].join('\n');
}
