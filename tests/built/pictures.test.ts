/** No picture that is published, or lies ready for it, tells where it was taken, when, or with what. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {tells} from '../../src/plugins/content/photos/bare';
import {isOriginal} from '../../src/plugins/content/photos/originals';
import {filesIn} from '../../src/plugins/files';
import {buildFolder} from '../support/build';
import {phonePhoto} from '../support/phonePhoto';

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
const staticFolder = path.resolve(__dirname, '../../static');

async function telling(folder: string, isMeant: (file: string) => boolean = () => true) {
  const files = filesIn(folder, '', PICTURE).filter(isMeant);
  expect(files.length).toBeGreaterThan(100);
  const told = await Promise.all(files.map((file) => tells(path.join(folder, file))));
  return files.filter((_, i) => told[i]);
}

test('of the built site', async () => expect(await telling(buildFolder)).toEqual([]));

test('of static, photos as they came excepted: the build leaves those out', async () => {
  const isMade = (file: string) => !isOriginal(`/${file}`, staticFolder);
  expect(await telling(staticFolder, isMade)).toEqual([]);
});

test('one that tells would be seen', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'telling-')), 'photo.jpg');
  fs.writeFileSync(file, await phonePhoto({width: 400, height: 300}));
  expect(await tells(file)).toBe(true);
  fs.rmSync(path.dirname(file), {recursive: true});
});
