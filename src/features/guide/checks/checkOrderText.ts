import type {Guide} from './guide';
import {placeIn} from './taskText';

const BETWEEN = /\bbetween (?:the )?([A-Za-z]+(?: [A-Za-z]+)??) and (?:the )?([A-Za-z]+)\b/gi;

/** What goes up between two sections goes up there: they follow each other in the order of a crew. */
export function checkOrderText(guide: Guide): string[] {
  const sections = guide.figures.hanging.map(({section, crew}) => ({
    crew,
    name: section.toLowerCase(),
  }));
  const isSection = (name: string) => sections.some((one) => one.name === name.toLowerCase());
  const follows = (first: string, then: string) =>
    sections.some(
      ({name, crew}, at) =>
        name === first.toLowerCase() &&
        sections[at + 1]?.name === then.toLowerCase() &&
        sections[at + 1]?.crew === crew,
    );
  return guide.texts.flatMap((text) =>
    [...text.matchAll(BETWEEN)]
      .filter(([, first = '', then = '']) => isSection(first) && isSection(then))
      .filter(([, first = '', then = '']) => !follows(first, then))
      .map(
        ({0: said, index}) =>
          `${placeIn(guide, text, index)}: the text says "${said}", which do not follow each other in figures/hanging.ts; change one of them`,
      ),
  );
}
