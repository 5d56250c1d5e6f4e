import {splitPanels, type PanelPiece} from './splitPanels';

const names = new Set([
  '7D',
  '8D',
  '17D',
  '21D',
  '33D',
  '41P',
  'F7D',
  'F16D',
  'F20D',
  'R1',
  '26AP',
]);
const pieces = (text: string) =>
  splitPanels(text, names).filter(
    (piece): piece is Exclude<PanelPiece, string> => typeof piece !== 'string',
  );
const found = (text: string) =>
  pieces(text).flatMap((piece) => ('panel' in piece ? [piece.panel] : []));
const struts = (text: string) =>
  pieces(text).flatMap((piece) => ('strut' in piece ? [piece.strut] : []));

test.each([
  ['Hang 17D, then 21D.', ['17D', '21D']],
  ['panels F16D/F20D', ['F16D', 'F20D']],
  ['F7D is the small front piece.', ['F7D']],
  ['(R1)', ['R1']],
  ['Loin: 26AP', ['26AP']],
  ['7D–8D', ['7D', '8D']],
])('%s', (text, panels) => {
  expect(found(text)).toEqual(panels);
});

test.each([
  ['Strut 17D is not panel 17D.', ['17D']],
  ['struts 17D and 33A', []],
  ['Hang 7D on struts 7ABC.', ['7D']],
  ['Hang 17D on struts 17ABC and 17DEF. Hang 21D.', ['17D', '21D']],
  ['collar tubes for struts 17D, 21D and 33D', []],
  ['all struts: groups 7D, 17D', []],
  ['41P goes on struts 41ABC and 41DEF', ['41P']],
  ['the strut of 7D', ['7D']],
  ['6 struts. 7D is next', ['7D']],
])('a strut is no panel: %s', (text, panels) => {
  expect(found(text)).toEqual(panels);
});

test.each(['panels 7, 17, 21', '17DEF', 'A7D', '7"', '3/8" bolts', '17d', '99D', ''])(
  'no panel: %s',
  (text) => {
    expect(splitPanels(text, names)).toEqual([text]);
  },
);

test.each([
  ['Strut 17D is not panel 17D.', ['17D']],
  ['Hang 17D on struts 17ABC and 17DEF. Hang 21D.', ['17ABC', '17DEF']],
  ['all struts: groups 7ABC, 41ABC?, 41DEF?', ['7ABC', '41ABC', '41DEF']],
  ['collar tube for strut 41A?', ['41A']],
  ['Find the strut. 17ABC', []],
  ['6 struts, 7 bolts', []],
])('the struts that are named: %s', (text, named) => {
  expect(struts(text)).toEqual(named);
});

test('nothing of the text is lost', () => {
  const text = 'Join 7D to 8D: struts 17D, 41DEF? and more.';
  const whole = splitPanels(text, names).map((one) =>
    typeof one === 'string' ? one : Object.values(one).join(''),
  );
  expect(whole.join('')).toBe(text);
});
