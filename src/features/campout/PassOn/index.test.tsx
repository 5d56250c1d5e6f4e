import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import PassOn from '.';

jest.mock('@docusaurus/useIsBrowser', () => () => true);

const show = () =>
  render(
    <details open>
      <summary>
        <h3>can I bring my dog?</h3>
      </summary>
      <div id="dogs">
        <p>No.</p>
        <ul>
          <li>coyotes</li>
        </ul>
        <PassOn />
        <p>
          <a href="#dogs">link to this answer</a>
        </p>
      </div>
    </details>,
  );

const passedOn = {
  title: 'can I bring my dog?',
  text: 'No.\n- coyotes',
  url: 'http://localhost/#dogs',
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('copies question, answer and address, and says so', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', {name: 'copy'}));
  expect(await navigator.clipboard.readText()).toBe(
    `${passedOn.title}\n${passedOn.text}\n${passedOn.url}`,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
});

test('says what to do where copying is refused', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  show();
  await user.click(screen.getByRole('button', {name: 'copy'}));
  expect(screen.getByRole('status')).toHaveTextContent(/Take the link/);
});

test('shares where the device can, and offers it nowhere else', async () => {
  show();
  expect(screen.queryByRole('button', {name: 'share'})).toBeNull();
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, {share});
  show();
  await userEvent.click(screen.getByRole('button', {name: 'share'}));
  expect(share).toHaveBeenCalledWith(passedOn);
});
