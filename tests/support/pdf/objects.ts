/** The objects of a PDF as Chromium writes them: numbered, one dictionary each, streams deflated. */
import {inflateSync} from 'node:zlib';

export interface PdfObject {
  dictionary: string;
  /** What its stream holds; empty where it has none or holds an image. */
  stream: string;
}

function streamOf(text: string, start: number, dictionary: string): string {
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  if (!length || /\/Subtype\s*\/Image/.test(dictionary)) return '';
  const bytes = Buffer.from(text.slice(start, start + length), 'latin1');
  return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** All objects of a PDF, by number. */
export function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const found of text.matchAll(/(?<=\n)(\d+) 0 obj\s([\s\S]*?)(?:endobj|stream\r?\n)/g)) {
    const [all, number = '', dictionary = ''] = found;
    const hasStream = all.trimEnd().endsWith('stream');
    const stream = hasStream ? streamOf(text, found.index + all.length, dictionary) : '';
    objects.set(number, {dictionary, stream});
  }
  return objects;
}

/** The numbers to which a dictionary refers by name, such as `/X8 8 0 R`. */
export function references(dictionary: string): Map<string, string> {
  const found = dictionary.matchAll(/\/(\w+) (\d+) 0 R/g);
  return new Map([...found].map(([, name = '', number = '']) => [name, number]));
}
