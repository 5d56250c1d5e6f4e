import {crewStore} from '../edition/edition';
import {printKit} from './printKit';

test('one kit is there while it is printed, and all of them afterwards', () => {
  const shown: string[] = [];
  window.print = () => shown.push(crewStore.get());
  crewStore.set('all');
  printKit('business-crew');
  expect(shown).toEqual(['business-crew']);
  window.dispatchEvent(new Event('afterprint'));
  expect(crewStore.get()).toBe('all');
});
