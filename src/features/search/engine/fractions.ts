const COUNTS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );
const PARTS: Record<string, number> = {half: 2, quarter: 4, eighth: 8, sixteenth: 16};

const count = `(\\d+|${COUNTS.join('|')})`;
const SPOKEN = new RegExp(
  `\\b(?:${count}\\s+and\\s+)?(?:(?:an?|${count})[\\s-]+)?(${Object.keys(PARTS).join('|')})s?\\b([\\s-]+(?:of\\s+)?(?:an\\s+)?inch(?:es)?\\b)?`,
  'gi',
);

const numberOf = (said: string) => COUNTS.indexOf(said.toLowerCase()) + 1 || Number(said);

/**
 * Sizes as they are said, written as the guide has them: 'five sixteenths' is 5/16, 'quarter inch'
 * is 1/4, '3/8 inch' is 3/8. A half or a quarter of something else than an inch stays a word.
 */
export const withFractions = (text: string): string =>
  text
    .replace(
      SPOKEN,
      (said, whole: string | undefined, top: string | undefined, part: string, inch?: string) => {
        if (!whole && !top && !inch) return said;
        const size = `${top ? numberOf(top) : 1}/${PARTS[part.toLowerCase()]}`;
        return whole ? `${numberOf(whole)} ${size}` : size;
      },
    )
    .replace(/(\d)[\s-]*inch(?:es)?\b/gi, '$1');
