import type {Task} from '../model/types';
import type {Guide} from './guide';

const TASK = /<Task \{\.\.\.task\((['"])([\w-]+)\1\)\}[^>]*>([\s\S]*?)<\/Task>/g;

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberOf = (word: string) => Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 1;
export const anyNumber = `\\d+|${NUMBERS.join('|')}`;

/** What the text says of a task. */
export interface Said {
  task: Task;
  body: string;
  sentences: string[];
}

export function tasksIn({texts, figures}: Pick<Guide, 'texts' | 'figures'>): Said[] {
  return texts.flatMap((text) =>
    [...text.matchAll(TASK)].flatMap(([, , id, body = '']) => {
      const task = figures.tasks.find((one) => one.id === id);
      const sentences = body
        .split(/(?<=[.!?:])\s+|\n/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence && !/^[<{]/.test(sentence));
      return task ? [{task, body, sentences}] : [];
    }),
  );
}

/** Where the text says another number than the figures. */
export const differs = (said: string, count: number) =>
  `the text says "${said}", and the figures count ${count} there`;
