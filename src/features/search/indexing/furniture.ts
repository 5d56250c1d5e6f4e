import {ALL_CREWS} from '../../guide/model/crews';

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
  'output',
  'dialog',
  '[role="status"]',
  '[aria-hidden="true"]',
  '[data-interface]',
  '[data-print-header]',
  // The number of a step, for screen readers.
  '[data-said]',
  // A table's kit, and the guide that follows it there: each is found in the guide itself.
  '[data-kit]',
  '[data-kit] ~ *',
  // How far a task of teardown is, and signs of what is said in it.
  '[id^="down-"] > summary > span ~ span',
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
