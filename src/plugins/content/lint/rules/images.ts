import {altFault} from '../../../../text/altText';
import {imagesOf} from '../nodes';
import type {Mistake} from '../passage';
import type {Page} from '../readPage';

const why = 'who cannot see a picture hears this in its place';

/** Pictures in a page have an alt text that says what is in them; of those in data the schema sees to it. */
export const images = ({file, ...page}: Page): Mistake[] =>
  imagesOf({file, ...page}).flatMap(({line, alt}) => {
    const found = altFault(alt);
    return found ? [{file, line, rule: 'images', found, write: 'what is in the picture', why}] : [];
  });
