import type {CheerioAPI} from 'cheerio';
import type {QuestionAndAnswer} from './faqPage';
import {furniture, tidy, wordsOf} from '../../../features/search/build';

/**
 * The questions of a finished page that folds its answers (src/plugins/content/accordion), with each
 * answer as it is read there.
 */
export function questionsOf($: CheerioAPI): QuestionAndAnswer[] {
  return $('main details:has(> summary > h2)')
    .toArray()
    .map((details) => {
      const answer = $(details).clone();
      answer.find(`summary, ${furniture}`).remove();
      return {
        question: tidy($(details).find('> summary > h2').text()),
        answer: answer
          .toArray()
          .map((node) => tidy(wordsOf($, node)))
          .join(),
      };
    });
}
