import {texts, unknownKinds} from './contentTypes';

test('what is text is packed, what is packed already is not', () => {
  expect(texts).toEqual(expect.arrayContaining(['text/html', 'text/calendar', 'image/svg+xml']));
  expect(texts.filter((type) => /video|font|webp|png/.test(type))).toEqual([]);
});

test('a file of an unknown kind is one line, one without an ending is none', () => {
  expect(unknownKinds(['index.html', '_headers', 'CNAME', '.nojekyll', 'a/b.gpx'])).toEqual([
    'src/plugins/hosts/headers/contentTypes.ts: build/a/b.gpx is of no known kind: add its ending and type',
  ]);
});
