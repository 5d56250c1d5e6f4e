import {titled} from './titled';

test('the year stands after the title, and nowhere else', () => {
  expect(titled('---\nslug: /setup/\ntitle: Setup Guide\n---\n\ntitle: x\n', 2025)).toBe(
    '---\nslug: /setup/\ntitle: Setup Guide 2025\n---\n\ntitle: x\n',
  );
});

test('within the quotes of a title', () => {
  expect(titled('---\ntitle: "Q: A"\n---\n', 2025)).toBe('---\ntitle: "Q: A 2025"\n---\n');
});

test('in the banner too', () => {
  const text = '---\ntitle: Q&A\n---\n<PageHero title="Q&amp;A" picture={banner}>\n';
  expect(titled(text, 2025)).toBe(
    '---\ntitle: Q&A 2025\n---\n<PageHero title="Q&amp;A 2025" picture={banner}>\n',
  );
});

test('a part of a page has no title', () => {
  expect(titled('Light tubes come off first.\n', 2025)).toBe('Light tubes come off first.\n');
});
