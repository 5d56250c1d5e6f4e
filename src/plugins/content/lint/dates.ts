/** How a date may be written: 'May 23', '23 May', 'Sat, Sep. 5th', 2025-05-23, 5/23/2025. */
const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|' +
  '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)';
const day = '\\d{1,2}(?:st|nd|rd|th)?';

/** Finds every date in a text; the year may be missing. */
export const datePattern = new RegExp(
  [
    `\\b${months} ${day}(?![\\d:])`,
    `\\b${day} (?:of )?${months}(?!\\w)`,
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
    '\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b',
  ].join('|'),
  'g',
);
