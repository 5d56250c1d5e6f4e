import type {FAQPage} from 'schema-dts';

export interface QuestionAndAnswer {
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
