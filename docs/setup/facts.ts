/** What the guide reads from the rest of the site; see docs/campout/facts.ts. */
export * as pictures from '../../src/data/pictures/guide';
