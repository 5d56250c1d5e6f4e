import {render, screen, within} from '@testing-library/react';
import NeedBox from '.';

const nothing = {parts: [], hardware: [], tools: []};

const rows = () =>
  screen.getAllByRole('term').map((term) => {
    const row = term.parentElement!;
    const items = within(row).queryAllByRole('listitem');
    const words = within(row).getByRole('definition').textContent;
    return [term.textContent, items.length > 0 ? items.map((item) => item.textContent) : words];
  });

test('each kind of thing has a row of its own, in the order of the work', () => {
  render(
    <NeedBox
      people={{count: 4}}
      parts={['platform', 'stair']}
      hardware={[{kind: 'bolt', size: '1/2"', length: '4"', count: {count: 2}}]}
      tools={['hammer']}
    />,
  );
  expect(rows().map(([what]) => what)).toEqual(['People', 'Parts', 'Hardware', 'Tools']);
  expect(rows()[0]).toEqual(['People', '4']);
  expect(rows()[1]).toEqual(['Parts', ['platform', 'stair']]);
});

test('what is not needed is said in one line, at the end', () => {
  render(<NeedBox {...nothing} people={{count: 4}} parts={['platform']} />);
  expect(rows().slice(1)).toEqual([
    ['Parts', ['platform']],
    ['Hardware and tools', 'none'],
  ]);
});

test('a number of people that nobody has written down is asked for', () => {
  render(<NeedBox {...nothing} tools={['hammer']} />);
  expect(rows()[0]).toEqual(['People', 'no number given; ask your crew lead']);
});

test('nothing written down, no box', () => {
  const {container} = render(<NeedBox {...nothing} />);
  expect(container).toBeEmptyDOMElement();
});
