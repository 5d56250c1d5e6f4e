import type {CheerioAPI} from 'cheerio';
import type {FAQPage} from 'schema-dts';
import {furniture, tidy, wordsOf} from '../../../features/search/build';

interface QuestionAndAnswer {
  question: string;
  answer: string;
}

/** Questions with their answers as schema.org's FAQPage. */
export function faqPage(questions: readonly QuestionAndAnswer[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

/**
 * The questions of a finished page that folds its answers (src/plugins/content/accordion), with each
 * answer as it is read there.
 */
export function questionsOf($: CheerioAPI): QuestionAndAnswer[] {
  return $('main details:has(> summary > :is(h2, h3))')
    .toArray()
    .map((details) => {
      const answer = $(details).clone();
      answer.find(`summary, ${furniture}`).remove();
      return {
        question: tidy($(details).find('> summary > :is(h2, h3)').text()),
        answer: answer
          .toArray()
          .map((node) => tidy(wordsOf($, node)))
          .join(),
      };
    });
}
