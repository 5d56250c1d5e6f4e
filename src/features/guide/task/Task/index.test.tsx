import {act, render, screen} from '@testing-library/react';
import {placeStore} from '../../edition/edition';
import {Step, Steps} from '../Steps';
import {useSteps} from '../steps';
import Task from '.';

const Counted = () => <output>{useSteps().map(({id}) => id)}</output>;

const parts = {people: {count: 2}, parts: [], hardware: [], tools: []};

afterEach(() => act(() => placeStore.set('brc')));

test('the steps of a task for one place count there alone', () => {
  render(
    <>
      <Task id="party-crew-shelf" place="brc" {...parts}>
        <Steps>
          <Step n="1">Lift.</Step>
        </Steps>
      </Task>
      <Task id="party-crew-struts" {...parts}>
        <Steps>
          <Step n="1">Bolt.</Step>
          <Step n="2" place="street">
            Tie.
          </Step>
        </Steps>
      </Task>
      <Counted />
    </>,
  );
  expect(screen.getByText('party-crew-shelf/1party-crew-struts/1')).toBeInTheDocument();
  act(() => placeStore.set('street'));
  expect(screen.getByText('party-crew-struts/1party-crew-struts/2')).toBeInTheDocument();
});
