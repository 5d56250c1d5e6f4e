import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {revisionOf} from '../saved/digest';
import {filesFor, type FileList, type PictureForm} from '../saved/list';
import {filesIn} from '../../../plugins/files';
import {addressOf, divide, inOrderOfNeed, type Season} from './rules';

interface Read {
  url: string;
  revision: string;
  size: number;
  /** Its bytes as a host sends it: texts are packed. */
  packed: number;
  content: Buffer;
}

async function read(outDir: string, file: string): Promise<Read> {
  const content = fs.readFileSync(path.join(outDir, file));
  const isText = /\.(html|js|css|svg|json|ics|webmanifest)$/.test(file);
  return {
    url: addressOf(file),
    revision: await revisionOf(content),
    size: content.length,
    packed: isText ? gzipSync(content).length : content.length,
    content,
  };
}

const text = (value: string) => new TextEncoder().encode(value);
const linesOf = (files: readonly Pick<Read, 'url' | 'revision'>[]) =>
  files.map(({url, revision}) => `${url} ${revision}`).join('\n');

/** What a reader sees of a file: a page without the names of its scripts and the day of its build. */
async function seen({url, revision, content}: Read, built: string) {
  if (!/(\/|\.html)$/.test(url)) return {url, revision};
  const words = content
    .toString('utf8')
    .replace(/\/assets\/[^\s"'>]+/g, '')
    .replaceAll(built, '');
  return {url, revision: await revisionOf(text(words))};
}

const isFile = (outDir: string) => (file: string) => fs.statSync(path.join(outDir, file)).isFile();

const downloadOf = (files: readonly Read[], form: PictureForm) =>
  filesFor({files}, form).reduce((sum, {packed}) => sum + packed, 0);

/**
 * Lists what a device keeps of a built site.
 * @param outDir the folder of the built site
 * @param built its day, YYYY-MM-DD
 */
export async function fileList(outDir: string, season: Season, built: string): Promise<FileList> {
  const {kept, leftOut} = divide(filesIn(outDir, '', /[^/]\.\w+$/).filter(isFile(outDir)), season);
  const files = await Promise.all(inOrderOfNeed(kept).map((file) => read(outDir, file)));
  const shown = files.filter(({url}) => !url.startsWith('/assets/'));
  const headers = await revisionOf(fs.readFileSync(path.join(outDir, '_headers')));
  return {
    version: await revisionOf(text(`${headers}\n${linesOf(files)}`)),
    headers,
    edition: await revisionOf(
      text(linesOf(await Promise.all(shown.map((file) => seen(file, built))))),
    ),
    year: season.year,
    built,
    download: {avif: downloadOf(files, 'avif'), webp: downloadOf(files, 'webp')},
    leftOut,
    files: files.map(({url, revision, size}) => ({url, revision, size})),
  };
}
