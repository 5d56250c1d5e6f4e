// Writes pictures and loops in the formats that the site serves.
import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
const budget = 390_000; // bytes of a loop in either format
const small = 600; // width of the small version in pixels

/** Writes <name>.webp, .avif and their 600 px versions below `folder` from a PNG of any scale. */
export async function encodeStill(png, folder, name, [width, height]) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), {recursive: true});
  const full = await sharp(png)
    .removeAlpha()
    .resize(width, height, {kernel: 'lanczos3'})
    .png()
    .toBuffer();
  await Promise.all([
    sharp(full).webp({quality: 78, effort: 5}).toFile(`${file}.webp`),
    sharp(full).avif({quality: 56, effort: 4}).toFile(`${file}.avif`),
  ]);
  await encodeSmall(file);
}

/**
 * Writes the 600 px versions of <file>.webp. They are seen on phones, whose pixels are fine: a lower
 * quality and half the colors' resolution are enough, and the effort and ten bits save bytes once and for
 * all. A banner fills the width of a phone with half the rows of a card, so each of them is seen.
 */
export async function encodeSmall(file) {
  const {data, info} = await sharp(`${file}.webp`)
    .resize(small)
    .png()
    .toBuffer({resolveWithObject: true});
  const quality = info.width > 2 * info.height ? 45 : 27;
  await Promise.all([
    sharp(data).webp({quality: 70, effort: 6}).toFile(`${file}-${small}.webp`),
    sharp(data)
      .avif({quality, effort: 9, chromaSubsampling: '4:2:0', bitdepth: 10})
      .toFile(`${file}-${small}.avif`),
  ]);
}

/** The social card is one JPEG, since those who show it understand nothing newer. */
export async function encodeSocial(png, folder, [width, height]) {
  await sharp(png)
    .removeAlpha()
    .resize(width, height)
    .jpeg({quality: 84, mozjpeg: true})
    .toFile(path.join(folder, 'social.jpg'));
}

/** Writes <name>.webm (VP9) and <name>.mp4 (H.264) from PNG frames; both loop without a seam. */
export async function encodeLoop(frames, rate, folder, name) {
  const desk = await mkdtemp(path.join(tmpdir(), 'loop-'));
  await Promise.all(
    frames.map((frame, i) =>
      writeFile(path.join(desk, `${String(i).padStart(4, '0')}.png`), frame),
    ),
  );
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(rate),
    '-i',
    path.join(desk, '%04d.png'),
    '-an',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '1',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
  ];
  const file = path.join(folder, name);
  const webm = (crf) => ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', crf, '-row-mt', '0'];
  const mp4 = (crf) => [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    crf,
    '-movflags',
    '+faststart',
  ];
  await withinBudget(`${file}.webm`, 38, (crf) => [...input, ...webm(crf)]);
  await withinBudget(`${file}.mp4`, 27, (crf) => [...input, ...mp4(crf)]);
  await rm(desk, {recursive: true});
}

/** Encodes more and more coarsely until the file is small enough to be sent to a phone. */
async function withinBudget(file, start, options) {
  for (let crf = start; ; crf += 2) {
    await run('ffmpeg', [...options(String(crf)), file]);
    if ((await stat(file)).size < budget) return;
  }
}
