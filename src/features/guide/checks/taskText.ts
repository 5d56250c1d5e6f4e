import {lineAt} from '../../../plugins/files';
import type {Task} from '../model/types';
import type {Guide} from './guide';

const TASK = /<Task \{\.\.\.task\((['"])([\w-]+)\1\)\}[^>]*>((?:(?!<Task\b)[\s\S])*?)<\/Task>/g;

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberOf = (word: string) => Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 1;
export const anyNumber = `\\d+|${NUMBERS.join('|')}`;

/** What the text says of a task. */
export interface Said {
  task: Task;
  body: string;
  sentences: string[];
  /** Where something of it stands: docs/setup/index.mdx:312. */
  whereIs: (words: string) => string;
}

/** The page and the line of a place in the text; the folder alone where nobody knows its pages. */
export function placeIn({folder, texts, files}: TextOf, text: string, offset: number): string {
  const file = files?.[texts.indexOf(text)];
  return file ? `${folder}/${file}:${lineAt(text, offset)}` : folder;
}

/** Where the first of the pages that have some words has them. */
export function placeOf(guide: TextOf, words: string): string {
  const text = guide.texts.find((one) => one.includes(words));
  return text === undefined ? guide.folder : placeIn(guide, text, text.indexOf(words));
}

type TextOf = Pick<Guide, 'folder' | 'texts' | 'files'>;

export function tasksIn(guide: TextOf & Pick<Guide, 'figures'>): Said[] {
  const {texts, figures} = guide;
  return texts.flatMap((text) =>
    [...text.matchAll(TASK)].flatMap(({2: id, 3: body = '', index}) => {
      const whereIs = (words: string) =>
        placeIn(guide, text, index + Math.max(0, text.slice(index).indexOf(words)));
      const task = figures.tasks.find((one) => one.id === id);
      const sentences = body
        .split(/(?<=[.!?:])\s+|\n/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence && !/^[<{]/.test(sentence));
      return task ? [{task, body, sentences, whereIs}] : [];
    }),
  );
}

/** Where the text says another number than the figures. */
export const differs = (said: string, count: number) =>
  `the text says "${said}", and the figures count ${count} there`;
