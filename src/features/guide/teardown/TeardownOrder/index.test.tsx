import {render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {Figures, Task} from '../../model/types';
import TeardownOrder from '.';

const task = (id: string, change: Partial<Task>): Task => ({
  id: `party-crew-${id}`,
  crew: 'party-crew',
  title: id,
  parts: [],
  hardware: [],
  tools: [],
  ...change,
});

const figures: Figures = {
  year: 2025,
  tasks: [
    task('shelves', {
      parts: ['3 shelves'],
      hardware: [
        {kind: 'shelf bolt', size: '1/2"', length: '8"', count: {count: 5}},
        {kind: 'zip tie', size: 'heavy', count: 'many', place: 'street'},
      ],
    }),
    task('generator', {place: 'brc'}),
    task('panels', {}),
    task('head', {}),
    task('jacks', {orderUnknown: true}),
  ],
  hanging: [
    {
      task: 'party-crew-panels',
      crew: 'party-crew',
      section: 'Belly',
      panels: ['14D', '18D'],
      ordered: true,
    },
    {
      task: 'party-crew-head',
      crew: 'party-crew',
      section: 'Head',
      panels: ['F1D', 'F1P'],
      ordered: false,
    },
  ],
};

const items = () => {
  const {container} = render(<TeardownOrder figures={figures} crew="party-crew" />);
  return [...container.querySelectorAll<HTMLElement>('.order > li')];
};

test('the last task comes off first, one of unknown time last, and each links to its setup', () => {
  const titles = items().map((item) => within(item).getAllByRole('link', {hidden: true}).at(-1));
  expect(titles.map((link) => link?.textContent)).toEqual([
    'head',
    'panels',
    'generator',
    'shelves',
    'jacks',
  ]);
  expect(titles[0]).toHaveAttribute('href', '../#party-crew-head');
});

test('panels go backwards where their order is known', () => {
  const [head, panels] = items();
  expect(panels).toHaveTextContent('2 panels come off:Belly: 18D, then 14D');
  expect(head).toHaveTextContent('Head: F1D, F1P. Nobody has written down the order of these');
});

test('each panel leads to where it goes', () => {
  const link = within(items()[1]!).getByRole('link', {name: '18D'});
  expect(link).toHaveAttribute('href', '/setup/panels/#18D');
});

test('hardware out is hardware in', () => {
  const shelves = items()[3];
  expect(shelves).toHaveTextContent('Comes off or goes back: 3 shelves');
  expect(shelves).toHaveTextContent('Hardware out = hardware in:5 × 8" × 1/2" shelf bolts');
  expect(shelves).toHaveTextContent('many heavy zip ties street only');
});

test('what is for one place, without hardware or without a time says so', () => {
  const [, , generator, , jacks] = items();
  expect(generator).toHaveTextContent('Black Rock City only');
  expect(generator).toHaveTextContent('No hardware is listed for it.');
  expect(jacks).toHaveTextContent('Nobody has written down when this is undone.');
  expect(screen.queryByText(/undefined/)).toBeNull();
});

describe('what could hurt somebody', () => {
  const shelf = task('shelf', {
    parts: ['platform'],
    carries: [
      {what: 'the generator'},
      {what: 'panel 21D', from: 'party-crew-mounts'},
      {what: 'the cables', from: 'business-crew-cables', place: 'brc'},
    ],
  });
  const mounts = task('mounts', {
    title: 'primary mounts',
    downWritten: true,
    carries: [{what: 'a flag'}],
  });
  const cables = {
    ...task('cables', {}),
    id: 'business-crew-cables',
    crew: 'business-crew' as const,
  };
  const danger = {kind: 'crushing', up: 'Hold it until it is bolted.'} as const;
  const heavy: Figures = {
    year: 2025,
    tasks: [shelf, mounts, cables],
    hanging: [],
    dangers: [{...danger, id: 'held', task: shelf.id, down: 'Hold it before a bolt comes out.'}],
  };
  const cards = () => {
    const {container} = render(<TeardownOrder figures={heavy} crew="party-crew" />);
    return [...container.querySelectorAll<HTMLElement>('.order > li')];
  };

  test('a card of which nobody wrote how it comes down says stop, one that is written does not', () => {
    const [written, unwritten] = cards();
    expect(unwritten).toHaveTextContent(
      'Stop. Nobody has written down how this comes down. Ask the setup lead',
    );
    expect(written).not.toHaveTextContent('Stop.');
  });

  test('what it carries comes off first, by name, before its own parts', () => {
    const text = cards()[1]?.textContent ?? '';
    expect(text).toContain(
      'Off first, since this carries it:the generator: how is not written down. Ask the setup lead.',
    );
    expect(text).toContain('panel 21D (primary mounts)');
    expect(text.indexOf('the generator')).toBeLessThan(text.indexOf('platform'));
  });

  test("another crew's things are waited for, and marked with their place", () => {
    expect(cards()[1]).toHaveTextContent(
      'the cables (cables): wait for the Business Crew Black Rock City only',
    );
  });

  test('a load needs no question where the way down is written', () => {
    expect(cards()[0]).toHaveTextContent('Off first, since this carries it:a flagComes off');
  });

  test('warnings of setup return, turned round', () => {
    const [, card] = cards();
    expect(card).toHaveTextContent('Danger: crushing Hold it before a bolt comes out.');
    expect(card).not.toHaveTextContent('until it is bolted');
  });
});

describe('folded', () => {
  afterEach(() => localStorage.clear());

  const danger = {kind: 'crushing', up: '', down: 'Hold it first.', id: 'held'} as const;
  const folded: Figures = {
    ...figures,
    year: 2003,
    tasks: figures.tasks.map((one) => ({...one, downWritten: one.id !== 'party-crew-shelves'})),
    dangers: [{...danger, task: 'party-crew-shelves'}],
  };
  const draw = () => render(<TeardownOrder figures={folded} crew="party-crew" />).container;

  test('the row of a task says what guards it, which stands in full inside, first', () => {
    const fold = draw().querySelector('#down-party-crew-shelves')!;
    const [row, body] = [...fold.children];
    expect(row).toHaveTextContent(/^shelves 2 to tick Stop ?Danger: crushing/);
    expect(body).toHaveTextContent(/^Stop\. .*Hold it first\..*3 shelves/);
  });

  test('a row counts with the ticks', async () => {
    const row = draw().querySelector('#down-party-crew-panels > summary')!;
    expect(row).toHaveTextContent('panels 2 panels, 1 to tick');
    await userEvent.click(
      screen.getByRole('checkbox', {name: 'Down: Belly: 18D, 14D', hidden: true}),
    );
    expect(row).toHaveTextContent('panels 2 panels, done');
  });
});

describe('ticks', () => {
  afterEach(() => localStorage.clear());

  test('a section that is down is kept under a key of its own, and its task says how far it is', async () => {
    const [head] = items();
    expect(within(head!).queryByText('open')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', {name: 'Down: Head: F1D, F1P'}));
    expect(localStorage.getItem('baaahs-down-2025-brc')).toBe('["party-crew-head/Head"]');
    expect(within(head!).getByText('done')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Party Crew: 1 of 6 down');
  });

  test('of a task of which the hardware is not counted yet, that is left', async () => {
    render(<TeardownOrder figures={{...figures, year: 2001}} crew="party-crew" />);
    await userEvent.click(screen.getByRole('checkbox', {name: /3 shelves/}));
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', {name: 'Counted: the hardware of shelves'}));
    expect(screen.queryByText('1 of 2')).toBeNull();
    expect(screen.getByText('done')).toBeInTheDocument();
  });

  test('the sheep is drawn from the first tick on, with what still hangs', async () => {
    const Sheep = ({lit}: {lit: ReadonlySet<string>}) => (
      <i data-testid="sheep">{[...lit].join(' ')}</i>
    );
    render(<TeardownOrder figures={{...figures, year: 2002}} crew="party-crew" sheep={Sheep} />);
    expect(screen.queryByTestId('sheep')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', {name: 'Down: Belly: 18D, 14D'}));
    expect(screen.getByTestId('sheep')).toHaveTextContent('F1D F1P');
    await userEvent.click(screen.getByRole('button', {name: 'clear 1 tick'}));
    await userEvent.click(screen.getByRole('button', {name: 'yes, clear 1 tick'}));
    expect(screen.queryByTestId('sheep')).toBeNull();
  });
});
