/** What the HTML standard says of a page, by html-validate. */
import {HtmlValidate, type RuleConfig, StaticConfigLoader} from 'html-validate/node';
import {open} from './content';

/**
 * The build's minifier leaves out quotes and end tags that the standard lets it leave out, which
 * html-validate does not follow. So it reads the page as a browser understood it, written out again.
 * How that is spelled says nothing about us.
 */
const spelling: RuleConfig = {
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
};

const rules: RuleConfig = {
  ...spelling,
  // React's and Docusaurus' ids begin with '_', which HTML allows and old CSS did not.
  'valid-id': ['error', {relaxed: true}],
  // A name on a list is allowed and read out; the rule's stricter half advises against it.
  'aria-label-misuse': ['error', {allowAnyNamable: true}],
  // Boxes of one group may share their name, as <input type="radio"> do.
  'form-dup-name': ['error', {shared: ['radio', 'checkbox', 'button', 'submit', 'reset']}],
};

interface Exception {
  rule: string;
  /** The place in the page, as it is written out. */
  at: RegExp;
  why: string;
}

/** What html-validate finds and is right all the same. One that excuses nothing is reported. */
export const exceptions: Exception[] = [
  {
    rule: 'prefer-native-element',
    at: /^role="region" aria-label="(?:Skip to main content"|[^"]+" tabindex="0")/,
    why: "the theme's skip link, and frames that scroll by key: no sections of the text",
  },
  {
    rule: 'prefer-native-element',
    at: /^role="list"/,
    why: 'Safari does not call a list one that shows no bullets, unless its role says so',
  },
  {rule: 'no-redundant-role', at: /^list"/, why: 'the same'},
  {
    rule: 'unique-landmark',
    at: /^<aside class="theme-doc-sidebar-container/,
    why: "the theme's sidebar; its navigation has a name, and so has the other aside",
  },
  {
    rule: 'wcag/h32',
    at: /^<form role="search"/,
    why: 'it looks as somebody types: there is nothing to send',
  },
  {
    rule: 'no-autoplay',
    at: /^autoplay=""/,
    why: 'silent loops with a button that pauses them; they stand still under reduced motion',
  },
];

const validator = new HtmlValidate(
  new StaticConfigLoader({root: true, extends: ['html-validate:recommended'], rules}),
);

/** @returns a line for each mistake, and the exceptions that were needed */
export function htmlMistakes(source: string): {mistakes: string[]; excused: Exception[]} {
  const html = open(source).html();
  const excused = new Set<Exception>();
  const mistakes = validator
    .validateStringSync(html)
    .results.flatMap(({messages}) => messages)
    .flatMap(({ruleId, message, offset}) => {
      // The place is that of the first letter of a name: of <aside> it is the a.
      const place = html.slice(html[offset - 1] === '<' ? offset - 1 : offset);
      const exception = exceptions.find(({rule, at}) => rule === ruleId && at.test(place.trim()));
      if (exception) excused.add(exception);
      return exception ? [] : [`${ruleId}: ${message} at ${place.slice(0, 90)}`];
    });
  return {mistakes, excused: [...excused]};
}

/** @returns where the page as served is no HTML, by the parser's own rules */
export function parseErrors(source: string): string[] {
  const errors: string[] = [];
  open(source, {
    sourceCodeLocationInfo: true,
    onParseError: ({code, startOffset}) =>
      errors.push(`${code} at ${source.slice(startOffset, startOffset + 60)}`),
  });
  return errors;
}
