import {lineAt} from '../../files';

/** What programs leave in a file, and nobody means to write there. */
const leftovers: {found: RegExp; says: string}[] = [
  {
    found: /^(?:<{7}|={7}|>{7})(?: .*)?$/m,
    says: 'a mark of two versions of this file; keep the lines of one of them, and take out those that begin with <<<<<<<, ======= and >>>>>>>',
  },
  {
    found: /^\ufeff/,
    says: 'an invisible mark at its beginning (BOM); save it as UTF-8 without BOM',
  },
  {
    found: /\ufffd/,
    says: 'a character that was lost when the file was saved (\ufffd); write it again, and save as UTF-8',
  },
  {
    found: /\u00c3[\u0080-\u00bf]|\u00e2\u20ac/,
    says: 'characters that were saved twice, such as \u00c3\u00a9 for \u00e9; write them again, and save as UTF-8',
  },
];

/**
 * @param file where the text lies, as the reader of the message should find it
 * @returns a line for each kind of thing that a program has left in the file
 */
export const checkLeftovers = (file: string, text: string): string[] =>
  leftovers.flatMap(({found, says}) => {
    const first = found.exec(text);
    return first ? [`${file}:${lineAt(text, first.index)}: found ${says}`] : [];
  });
