import {addressOf, EVERYBODY, isFiltered, readChoice, shownBy} from './choice';

const aphex = {name: 'Aphex', affiliation: 'BAAAHS', bio: 'Trance.'};
const juice = {name: 'Booty Juice', affiliation: 'DAD SF, BAAAHS'};
const mjr = {name: 'M*J*R'};
const djs = [aphex, juice, mjr];
const read = (search: string, hash = '') => readChoice({search, hash}, djs);

test.each([
  ['?with=BAAAHS', {affiliation: 'BAAAHS'}],
  ['?with=dad-sf', {affiliation: 'DAD SF'}],
  ['?with=Pink+Ponies', {}],
  ['?with=&q=', {}],
  ['?q=m*j*r', {typed: 'm*j*r'}],
  ['?q=%E0%A4%A&with=%', {typed: '\uFFFD%A'}],
])('%s is read', (search, expected) => {
  expect(read(search)).toEqual({...EVERYBODY, ...expected});
});

test('ten kilobytes of junk are cut short', () => {
  const junk = `?with=${'x'.repeat(10_000)}&q=${'é'.repeat(10_000)}`;
  expect(read(junk)).toEqual({...EVERYBODY, typed: 'é'.repeat(80)});
});

test('names without a letter are not what an empty address asks for', () => {
  const signs = [{name: '***', affiliation: '!!!'}];
  expect(readChoice({search: '?with=', hash: '#'}, signs)).toEqual(EVERYBODY);
});

test.each([
  ['#m-j-r', 'm-j-r'],
  ['#nobody', ''],
  ['#%E0%A4%A', ''],
  ['#', ''],
])('%s marks %p', (hash, marked) => {
  expect(read('', hash)).toEqual({...EVERYBODY, marked});
});

test('the filter stays when it shows the DJ who is asked for, and gives way when it does not', () => {
  expect(read('?with=BAAAHS', '#aphex')).toEqual({
    affiliation: 'BAAAHS',
    typed: '',
    marked: 'aphex',
  });
  expect(read('?with=DAD+SF', '#aphex')).toEqual({...EVERYBODY, marked: 'aphex'});
  expect(read('?q=juice', '#aphex')).toEqual({...EVERYBODY, marked: 'aphex'});
});

test.each([
  [{}, djs],
  [{affiliation: 'BAAAHS'}, [aphex, juice]],
  [{affiliation: 'BAAAHS', typed: 'trance'}, [aphex]],
  [{affiliation: 'DAD SF', typed: 'trance'}, []],
  [{affiliation: 'DAD'}, []],
])('%p shows its DJs', (part, expected) => {
  expect(shownBy({...EVERYBODY, ...part}, djs)).toEqual(expected);
});

test('a mark leaves nobody out', () => {
  expect(isFiltered({...EVERYBODY, marked: 'aphex'})).toBe(false);
  expect(isFiltered({...EVERYBODY, typed: 'x'})).toBe(true);
  expect(isFiltered({...EVERYBODY, affiliation: 'BAAAHS'})).toBe(true);
});

test('the address says what is chosen, and keeps what is not ours', () => {
  const present = 'https://www.baaahs.org/campout/dj-lineup/?theme=dark&q=old#aphex';
  const choice = {affiliation: 'DAD SF', typed: '', marked: ''};
  expect(addressOf(choice, present)).toBe(
    'https://www.baaahs.org/campout/dj-lineup/?theme=dark&with=DAD+SF',
  );
  expect(addressOf({...EVERYBODY, marked: 'aphex'}, present)).toMatch(/\?theme=dark#aphex$/);
});

test('an address leads back to its choice', () => {
  const choice = {affiliation: 'BAAAHS', typed: 'é & "trance" \uD800', marked: ''};
  const {search, hash} = new URL(addressOf(choice, 'https://www.baaahs.org/'));
  expect(readChoice({search, hash}, djs)).toEqual({
    ...choice,
    typed: 'é & "trance" \uFFFD',
  });
});
