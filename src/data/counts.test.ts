/**
 * How many there are where a page's words or its layout say a number: 'ten principles', the three
 * pillars under the blurb, the nine places of the collage (specification, section 1). Of all else
 * there may be as many as somebody writes.
 */
import {pillars} from './home';
import {collage} from './pictures/home';
import {principles} from './principles';

test.each([
  ['principles', principles, 10],
  ['pillars', pillars, 3],
  ['pictures of the collage', collage, 9],
])('%s', (_, entries, count) => {
  expect(entries).toHaveLength(count);
});
