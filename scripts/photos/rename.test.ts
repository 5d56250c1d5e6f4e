import {renamed} from './rename';

const rename = (text: string) => renamed(text, '/img/gallery/IMG 1 (2).jpg', '/img/gallery/img-1-2');

test.each([
  ["image: '/img/gallery/IMG 1 (2).jpg',", "image: '/img/gallery/img-1-2.webp',"],
  ["card('gallery/IMG 1 (2).jpg', 'Two.')", "card('gallery/img-1-2', 'Two.')"],
  ['still("IMG 1 (2).jpg", 2, 2, "Two.")', 'still("img-1-2", 2, 2, "Two.")'],
])('%s', (text, after) => expect(rename(text)).toBe(after));

test.each(["'/img/campout/IMG 1 (2).jpg'", "'IMG 1 (2)xjpg'", '// IMG 1 (2).jpg', "'my IMG 1 (2).jpg'"])(
  '%s is another one',
  (text) => expect(rename(text)).toBe(text),
);
