import {pageAsked} from './pageAsked';

test.each(['/2024/setup/', '/apply/'])('%s is a page of this site', (page) => {
  expect(pageAsked(`?page=${encodeURIComponent(page)}`)).toBe(page);
});

test.each([
  '',
  '?page=',
  '?page=%',
  '?page=//evil.example/',
  '?page=https://evil.example/',
  '?page=javascript:alert(1)',
  '?page=/<b>/',
  '?page=/a/../b/',
  `?page=/${'a'.repeat(200)}/`,
])('%s is not', (search) => expect(pageAsked(search)).toBeUndefined());
