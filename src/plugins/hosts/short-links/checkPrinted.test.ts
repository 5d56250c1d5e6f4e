import printed from '../../../config/printed.json';
import {redirects} from '../../../config/redirects';
import {checkPrinted} from './checkPrinted';

const join = {from: '/join', to: 'https://example.org/form', why: 'the form'};

test('all that was printed is there, or it is said why not', () => {
  expect(checkPrinted(printed, redirects)).toEqual([]);
});

test('a printed short path that is there needs no reason', () => {
  expect(checkPrinted({'/join': null}, [join])).toEqual([]);
});

test.each(['retired: the form is closed', 'gone with the old host', 'moved to /sign-up'])(
  'one that is missing has the reason "%s"',
  (reason) => expect(checkPrinted({'/join': reason}, [])).toEqual([]),
);

test.each([null, '', 'retired', 'we do not like it'])('%j is no reason', (reason) => {
  expect(checkPrinted({'/join': reason}, [])).toEqual([
    expect.stringContaining(
      'src/config/redirects.ts: /join is not there any more, and is printed on cards; put it back, or write in src/config/printed.json why: "/join": "retired: …" (or gone, or moved)',
    ),
  ]);
});
