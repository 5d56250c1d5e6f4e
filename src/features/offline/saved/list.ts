/** What a build lets a device keep, so that it works without signal. */
export interface KeptFile {
  /** Its address: /setup/ for a page, /404.html, /assets/js/main.1234.js. */
  url: string;
  /** Says which content it has, see digest.ts. */
  revision: string;
  /** In bytes. */
  size: number;
}

/** Pictures are listed in two forms; a device keeps the one that it can show best. */
export type PictureForm = 'avif' | 'webp';

export interface FileList {
  /** Differs when any file does, or what the host says of them. */
  version: string;
  /** Differs when the host's headers do, which a page is saved with. */
  headers: string;
  /** Differs when a reader would see another text or picture, and not for another script alone. */
  edition: string;
  /** The season that the build shows. */
  year: number;
  /** Its day, YYYY-MM-DD. */
  built: string;
  /** Bytes that a device fetches for all of it, texts packed as hosts send them. */
  download: Record<PictureForm, number>;
  /** Pages that are there, but not kept: years that are over, links that lead elsewhere. */
  leftOut: string[];
  /** In the order in which they are saved. */
  files: KeptFile[];
}

/** Where the list lies, on the host and in a build that is saved. */
export const LIST_ADDRESS = '/offline-files.json';

const other = {avif: '-600.webp', webp: '-600.avif'};

/** Of listed files those that a device keeps that shows pictures in the given form. */
export const filesFor = <File extends Pick<KeptFile, 'url'>>(
  {files}: {files: readonly File[]},
  form: PictureForm,
): File[] => files.filter(({url}) => !url.endsWith(other[form]));

export const sizeOf = (files: readonly KeptFile[]): number =>
  files.reduce((sum, {size}) => sum + size, 0);
