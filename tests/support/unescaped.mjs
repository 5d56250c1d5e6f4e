/** Ways to make HTML or script of a text, which React and cheerio never need. Read by eslint.config.mjs. */

const MESSAGE = 'A text that becomes HTML or script may bring its own: let React write it.';

const selectors = [
  'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
  'Property[key.name=/^(dangerouslySetInnerHTML|innerHTML|outerHTML|srcdoc|srcDoc)$/]',
  'Property[key.value=/^(dangerouslySetInnerHTML|innerHTML|outerHTML|srcdoc|srcDoc)$/]',
  'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|parseFromString)$/]',
  "CallExpression[callee.property.name='eval']",
  "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
];

export const nothingUnescaped = {
  'no-eval': 'error',
  'no-new-func': 'error',
  'no-script-url': 'error',
  'no-restricted-syntax': ['error', ...selectors.map((selector) => ({selector, message: MESSAGE}))],
};
