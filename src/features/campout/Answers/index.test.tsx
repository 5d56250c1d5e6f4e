import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import Answers from '.';

const show = () =>
  render(
    <Answers>
      <section>
        <h2>food and dogs</h2>
        <details>
          <summary>can I bring my dog?</summary>
          <p>No. There are coyotes. They smell food and gear.</p>
        </details>
        <details>
          <summary>what about food?</summary>
          <p>Brunch and dinner.</p>
        </details>
      </section>
      <section>
        <h2>getting there</h2>
        <details>
          <summary>what about my gear?</summary>
          <p>The drop-off is announced.</p>
        </details>
      </section>
    </Answers>,
  );

const type = (text: string) => userEvent.type(screen.getByLabelText('find an answer'), text);
const shown = () =>
  [...document.querySelectorAll('details')]
    .filter((answer) => !answer.hidden)
    .map((answer) => answer.querySelector('summary')?.textContent);

test('at first all are there, and it says how many', () => {
  show();
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent(/^3 answers$/);
});

test.each([
  ['DOG', 'can I bring my dog?'],
  ['coyote', 'can I bring my dog?'],
  ['dinner brunch', 'what about food?'],
  ['dropoff', 'what about my gear?'],
  ['off', 'what about my gear?'],
])('%s finds “%s” by question or answer, and hides groups without one', async (typed, question) => {
  show();
  await type(typed);
  expect(shown()).toEqual([question]);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 answers');
});

test.each([
  ['food', ['what about food?', 'can I bring my dog?']],
  ['gear', ['what about my gear?', 'can I bring my dog?']],
])(
  '%s: what asks for it comes before what only says it, and all stands as before without',
  async (typed, found) => {
    show();
    const before = shown();
    await type(typed);
    expect(shown()).toEqual(found);
    await userEvent.clear(screen.getByLabelText('find an answer'));
    expect(shown()).toEqual(before);
  },
);

test('says when nothing is left, and shows all again with the focus in the field', async () => {
  show();
  await type('unicorn');
  expect(screen.getByText('No “unicorn” among the answers.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 answers');
  await userEvent.click(screen.getByRole('button', {name: 'show all 3 answers'}));
  expect(shown()).toHaveLength(3);
  expect(screen.getByLabelText('find an answer')).toHaveFocus();
});

const read = () =>
  [...document.querySelectorAll('details[open]')].map(
    (answer) => answer.querySelector('summary')?.textContent,
  );

test('of three and fewer the first is open, until something else is typed or nothing', async () => {
  show();
  await type('food');
  expect(read()).toEqual(['what about food?']);
  await userEvent.clear(screen.getByLabelText('find an answer'));
  expect(read()).toEqual([]);
  await type('dog');
  expect(read()).toEqual(['can I bring my dog?']);
  await type('x');
  expect(read()).toEqual([]);
});

test('what the visitor has opened stays open', async () => {
  show();
  const [dog] = document.querySelectorAll('details');
  dog!.open = true;
  await type('dog');
  await userEvent.clear(screen.getByLabelText('find an answer'));
  expect(read()).toEqual(['can I bring my dog?']);
});
