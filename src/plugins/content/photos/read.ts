import fs from 'node:fs';
import sharp from 'sharp';
import {ADVICE_HEIC} from './words';
import type {Use} from './uses';

/** How much of a photo has to be left where a place of another shape cuts it, and how far one is enlarged. */
const LEFT = 0.45;
const LARGER = 1.5;
/** How far a sleeve may be off the square: a hand cropped it. */
const OFF_SQUARE = 0.04;
const LARGEST = 2000;

/** What a file is, by its first bytes, where it is no picture that we read. */
function kindOf(bytes: Buffer): string {
  if (bytes.length === 0) return 'is empty, expected a photo';
  if (/^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)))
    return `is a HEIC, ${ADVICE_HEIC}`;
  const start = bytes.toString('utf8', 0, 24);
  const isText = /^[\x20-\x7e\s]+$/.test(start);
  return isText
    ? `is no picture but text, which begins with "${start.slice(0, 16).trim()}", expected a photo (.jpg, .png or .webp)`
    : 'is no picture, or a damaged one, expected a photo (.jpg, .png or .webp) that opens on your device';
}

/** How large a photo is as one looks at it: a phone writes into it how it was held. */
async function sizeOf(bytes: Buffer): Promise<{width: number; height: number} | undefined> {
  try {
    const {format, autoOrient} = await sharp(bytes).metadata();
    return ['jpeg', 'png', 'webp'].includes(format) ? autoOrient : undefined;
  } catch {
    return undefined;
  }
}

/** What keeps a photo of this size from its place, in words; undefined where it fits. */
function misfit(real: {width: number; height: number}, use: Use): string | undefined {
  const is = `is ${real.width} × ${real.height} pixels`;
  const place = `${use.width} × ${use.height}`;
  if (Math.max(use.width, use.height) > LARGEST) {
    return `is asked for at ${place} pixels, expected at most ${LARGEST}: no screen needs more`;
  }
  const ratio = real.width / real.height;
  if (use.isSleeve && Math.abs(ratio - 1) > OFF_SQUARE) {
    return `${is}, expected a square for a sleeve: crop it on your device`;
  }
  const scale = Math.max(use.width / real.width, use.height / real.height);
  if (scale > (use.isSleeve ? 1 : LARGER)) {
    return `${is}, which is too small, expected at least ${place}`;
  }
  const left = (use.width * use.height) / (real.width * real.height * scale ** 2);
  return left < LEFT
    ? `${is}, of which its place (${place}) would show ${Math.round(left * 100)} %, expected one of about that shape: crop it, or take another`
    : undefined;
}

/**
 * Reads a photo, and compares it with its place.
 * @returns its bytes, or the mistake in words: what was found, what is expected
 */
export async function readPhoto(file: string, use: Use): Promise<Buffer | string> {
  const bytes = fs.readFileSync(file);
  const size = await sizeOf(bytes);
  return size ? (misfit(size, use) ?? bytes) : kindOf(bytes);
}
