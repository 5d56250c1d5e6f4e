import {ALL_CREWS} from '../../lib/guide/crews';

/** What stands on a page and is no text of it: ways elsewhere, controls, drawings. */
export const furniture = [
  'nav',
  'svg',
  'script',
  'style',
  'noscript',
  '[data-without-script]',
  'template',
  'form',
  'button',
  'input',
  'select',
  'textarea',
  'iframe',
  'dialog',
  '[role="status"]',
  '[aria-hidden="true"]',
  '[data-print-header]',
  // The choice of an edition, above each guide.
  `[id="${ALL_CREWS}"]`,
  // The theme's: links to headings, tables of contents, 'edit this page'.
  '.hash-link',
  '.table-of-contents',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  // Says that a year is over, on each of its pages.
  'aside[aria-label="Year of this page"]',
  'a[aria-label^="Link to this answer"]',
].join(', ');
