import {addressFromEnvironment} from './environment';

const fallback = 'https://example.org/public';

afterEach(() => {
  delete process.env.TEST_URL;
});

test.each([undefined, ''])('a variable that is %p gives the fallback', (value) => {
  if (value !== undefined) process.env.TEST_URL = value;
  expect(addressFromEnvironment('TEST_URL', fallback)).toBe(fallback);
});

test('a set variable gives its address to the letter', () => {
  process.env.TEST_URL = 'https://example.org/invite?#x';
  expect(addressFromEnvironment('TEST_URL', fallback)).toBe('https://example.org/invite?#x');
});

test.each(['http://example.org', 'secret', 'https://a b', 'javascript:alert(1)'])(
  'the bad value %p is refused by name and not printed',
  (value) => {
    process.env.TEST_URL = value;
    expect(() => addressFromEnvironment('TEST_URL', fallback)).toThrow(
      /^TEST_URL: expected a web address that starts with https:\/\/$/,
    );
  },
);
