import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {placeStore} from '../../edition/edition';
import {handoverCode} from '../line/write';
import {ticksOf} from '../../task/ticks';
import type {Place} from '../../model/types';
import Handover from '.';
// Loaded when they are wanted; here beforehand, so that no test waits for them to be compiled.
import '../QrCode';
import 'qr/decode.js';

const ADDRESS = 'https://www.baaahs.org/setup/handover/';
/** Each test takes a year of its own, since ticks live as long as the page. */
let year = 2100;
const here = (place: Place = 'brc') => [...ticksOf(String(year), place).get()];
const open = (after = '') => {
  window.history.replaceState(null, '', `/setup/handover/${after}`);
  return render(<Handover year={String(year)} address={ADDRESS} />);
};
const code = (ticks: string[], place: Place = 'brc') =>
  handoverCode({year: String(year), place, crew: 'party-crew', ticks});
const add = () => userEvent.click(screen.getByRole('button', {name: 'add them'}));
const field = () => screen.getByLabelText('or the code as text, from a chat');

beforeEach(() => {
  year += 1;
  localStorage.clear();
  act(() => placeStore.set('brc'));
});
afterEach(() => jest.restoreAllMocks());

describe('handing over', () => {
  test('without ticks it says so, and shows no code', () => {
    open('?crew=party-crew');
    expect(screen.getByText(/Party Crew has no ticks on this phone/)).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('shows the crew with the most ticks, as a code and as text', async () => {
    ticksOf(String(year), 'brc').add(['tech-crew-a/1', 'party-crew-a/1', 'party-crew-a/2']);
    open();
    expect(
      await screen.findByRole('img', {
        name: `QR code: Party Crew, ${year}, Black Rock City: 2 ticks`,
      }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('the same as text, to send')).toHaveValue(
      `${ADDRESS}#${code(['party-crew-a/1', 'party-crew-a/2'])}`,
    );
  });

  test('the address may say which crew and place, and another crew can be chosen', async () => {
    ticksOf(String(year), 'street').add(['tech-crew-a/1', 'party-crew-a/1', 'party-crew-a/2']);
    open('?crew=tech-crew&edition=street');
    const words = screen.getByText(/Let the other phone’s camera look/);
    expect(words).toHaveTextContent(`Tech, ${year}, street: 1 tick.`);
    await userEvent.click(screen.getByRole('radio', {name: 'Party Crew 2 ticked'}));
    expect(words).toHaveTextContent(`Party Crew, ${year}, street: 2 ticks.`);
  });

  test('more than a code can hold goes as text', async () => {
    const tasks = Array.from({length: 200}, (_, i) => `party-crew-made-up-${i}/1`);
    open(`#${code(tasks)}`);
    await add();
    expect(here()).toHaveLength(200);
    expect(await screen.findByText(/too much for a QR code/)).toBeInTheDocument();
  });

  // jsdom has no clipboard, as a page without https has none.
  test('where there is no clipboard the text is marked', async () => {
    ticksOf(String(year), 'brc').add(['party-crew-a/1']);
    open();
    await userEvent.click(screen.getByRole('button', {name: 'copy as text'}));
    expect(screen.getByText(/did not let us copy/)).toBeInTheDocument();
  });
});

describe('taking over', () => {
  test('a code in the address is shown first, and added at a press', async () => {
    ticksOf(String(year), 'brc').add(['party-crew-a/1', 'party-crew-b/1']);
    open(`#${code(['party-crew-a/1', 'party-crew-a/2', 'party-crew-a/3'])}`);
    expect(screen.getByRole('heading', {name: /3 ticks/})).toHaveFocus();
    expect(screen.getByText('Adds 2 ticks to your 2; you both have 1.')).toBeInTheDocument();
    expect(here()).toHaveLength(2);
    await add();
    expect(screen.getByRole('heading', {name: '2 ticks added'})).toHaveFocus();
    expect(here()).toEqual([
      'party-crew-a/1',
      'party-crew-b/1',
      'party-crew-a/2',
      'party-crew-a/3',
    ]);
    expect(window.location.hash).toBe('');
    expect(screen.getByRole('link', {name: 'To the guide of the Party Crew'})).toHaveAttribute(
      'href',
      '/setup/?edition=brc#party-crew',
    );
  });

  test('a pasted one too; leaving it adds nothing', async () => {
    open();
    await userEvent.click(field());
    await userEvent.paste(`here:\n${ADDRESS}#${code(['party-crew-a/1'])}\nbye`);
    await userEvent.click(screen.getByRole('button', {name: 'read it'}));
    expect(screen.getByText('Adds 1 tick.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', {name: 'leave them'}));
    expect(here()).toEqual([]);
  });

  test('one that brings nothing new has nothing to add', () => {
    ticksOf(String(year), 'brc').add(['party-crew-a/1']);
    open(`#${code(['party-crew-a/1'])}`);
    expect(screen.getByText('You have all of them already.')).toBeInTheDocument();
    expect(screen.queryByRole('button', {name: 'add them'})).toBeNull();
  });

  test('ticks of the other place join that place, and it says so', async () => {
    open(`#${code(['party-crew-a/1'], 'street')}`);
    expect(screen.getByText(/They are of the street edition/)).toBeInTheDocument();
    await add();
    expect([here('brc'), here('street')]).toEqual([[], ['party-crew-a/1']]);
  });

  test('says when the device does not keep them', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open(`#${code(['party-crew-a/1'])}`);
    await add();
    expect(screen.getByText(/refuses to keep ticks/)).toBeInTheDocument();
  });

  test.each([
    ['#junk', /no handover code/],
    [`#${code(['party-crew-a/1']).slice(0, -2)}`, /broken/],
    [`#${'<img src=x onerror=alert(1)>'.repeat(350)}`, /no handover code/],
  ])('%.20s is refused in a line, and can be put away', async (hash, line) => {
    open(hash);
    expect(screen.getByText(line)).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
    await userEvent.click(screen.getByRole('button', {name: 'close'}));
    expect(screen.queryByText(line)).toBeNull();
  });

  test('an empty field and a clipboard that cannot be read each get a line', async () => {
    open();
    await userEvent.click(screen.getByRole('button', {name: 'read it'}));
    expect(screen.getByText('There is nothing in the field yet.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', {name: 'paste and read'}));
    expect(screen.getByText(/did not let us paste/)).toBeInTheDocument();
  });
});

describe('the camera', () => {
  const stop = jest.fn();
  const scan = () => userEvent.click(screen.getByRole('button', {name: 'scan with the camera'}));
  const lend = (getUserMedia?: () => Promise<unknown>) =>
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: getUserMedia && {getUserMedia},
    });
  afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));
  beforeEach(() => stop.mockClear());

  test.each([
    ['NotAllowedError', /The camera was refused/],
    ['NotFoundError', /No camera was found/],
    ['NotReadableError', /The camera did not start/],
  ])('%s is said, and pasting is offered', async (name, line) => {
    open();
    lend(() => Promise.reject(new DOMException('no', name)));
    await scan();
    expect(await screen.findByText(line)).toHaveTextContent(/paste the code instead/i);
  });

  test('a page without https has none, and says so', async () => {
    open();
    await scan();
    expect(await screen.findByText(/it wants https/)).toBeInTheDocument();
  });

  test.each([
    ['a press', () => userEvent.click(screen.getByRole('button', {name: 'stop the camera'}))],
    [
      'another app in front',
      () => {
        jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        act(() => void document.dispatchEvent(new Event('visibilitychange')));
        return Promise.resolve();
      },
    ],
    ['leaving the page', (unmount: () => void) => Promise.resolve(unmount())],
  ])('%s lets it go', async (_, leave) => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const {unmount} = open();
    const stream = {getTracks: () => [{stop}]};
    lend(() => Promise.resolve(stream));
    await scan();
    expect(stop).not.toHaveBeenCalled();
    await leave(unmount);
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
