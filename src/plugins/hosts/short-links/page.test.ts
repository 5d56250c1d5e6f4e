import {hostRules} from '.';
import {shortLinkPage} from './page';

const performer = {
  from: '/campout/perform',
  to: 'https://example.org/viewform?vc=0&c="0"',
  why: 'the form for performers',
};

test('the page carries its target to the letter, twice', () => {
  const html = shortLinkPage(performer, 'BAAAHS');
  expect(html).toContain('content="0; url=https://example.org/viewform?vc=0&amp;c=&quot;0&quot;"');
  expect(html).toContain('href="https://example.org/viewform?vc=0&amp;c=&quot;0&quot;"');
});

test('the page has a title, a language and stays out of search engines', () => {
  const html = shortLinkPage(performer, 'BAAAHS');
  expect(html).toContain('<title>Moved to the form for performers | BAAAHS</title>');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('the host gets both spellings of a short link', () => {
  expect(hostRules([performer])).toBe(
    `/campout/perform ${performer.to} 302\n/campout/perform/ ${performer.to} 302\n`,
  );
});
