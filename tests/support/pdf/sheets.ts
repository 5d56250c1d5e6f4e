/** What comes out of a printer, sheet by sheet, read from Chromium's own PDF. */
import {marksOf} from './marks';
import {objectsOf, references} from './objects';
import {within} from './matrix';

const MM = 72 / 25.4;
/** As print.css has them; what stands in them is on every sheet. */
const MARGIN = {top: 20 * MM, bottom: 14 * MM};

/** A picture that fills its frame shows as much of its height; what an edge leaves of one is less. */
const MOST = 0.6;

export interface Sheet {
  /** How far down it is used: 0 where it is blank, 1 where it is full. */
  filled: number;
  /** True where one of its edges cuts a picture. */
  cutsPicture: boolean;
}

/**
 * The sheets of a PDF that Chromium made of a page of the site.
 * @throws when it is no such PDF
 */
export function sheetsOf(pdf: Buffer): Sheet[] {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({dictionary}) => /\/Type \/Page\b/.test(dictionary));
  if (pages.length === 0) throw new Error('a PDF without pages');
  const read = pages.map(({dictionary}) => {
    const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(dictionary)?.[1]);
    const content = objects.get(references(dictionary).get('Contents') ?? '');
    if (!height || !content) throw new Error(`a page without size or content: ${dictionary}`);
    const area = {low: MARGIN.bottom, high: height - MARGIN.top};
    const marks = marksOf(objects, {dictionary, stream: content.stream})
      .map((mark) => ({...mark, ...within(mark, area)}))
      .filter(({low, high}) => low < high - 0.5 || (low === high && low > area.low));
    return {area, marks};
  });
  return read.map(({area, marks}, i) => {
    const lowest = Math.min(area.high, ...marks.map(({low}) => low));
    // The picture at the top of the first sheet is cut to its frame.
    const atEdge = marks.filter(
      ({low, high}) => low < area.low + 1 || (i > 0 && high > area.high - 1),
    );
    return {
      filled: (area.high - lowest) / (area.high - area.low),
      cutsPicture: atEdge.some(({shown = 1}) => shown < MOST),
    };
  });
}
