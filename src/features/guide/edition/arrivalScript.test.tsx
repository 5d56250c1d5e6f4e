import {arrivalScript} from './arrivalScript';

const root = document.documentElement;

function arrive(address: string) {
  window.history.replaceState(null, '', address);
  const script = document.createElement('script');
  script.textContent = arrivalScript(2025);
  document.head.append(script);
}

const begun = () => root.style.getPropertyValue('--crews-begun');
const keep = (place: string, ...ids: string[]) =>
  localStorage.setItem(`baaahs-ticks-2025-${place}`, JSON.stringify(ids));

afterEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  delete root.dataset.crewAsked;
});

test('a device with ticks says of how many crews, at the place that it remembers', () => {
  keep('brc', 'tech-crew-sound/1');
  keep('street', 'party-crew-face/1', 'party-crew-face/2', 'business-crew-stair/1');
  arrive('/setup/');
  expect(begun()).toBe('1');
  localStorage.setItem('baaahs-guide-place', 'street');
  arrive('/setup/');
  expect(begun()).toBe('2');
  arrive('/setup/?edition=brc');
  expect(begun()).toBe('1');
});

test('without ticks, and on the way to a place, nothing is said', () => {
  arrive('/setup/');
  keep('brc', 'party-crew-face/1');
  arrive('/setup/#safety');
  expect([begun(), root.dataset.crewAsked]).toEqual(['', undefined]);
});

test('who asks for a crew’s edition is known', () => {
  arrive('/setup/#party-crew');
  expect(root.dataset.crewAsked).toBe('');
});

test('a device that refuses has no ticks', () => {
  const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  arrive('/setup/');
  expect(begun()).toBe('');
  refused.mockRestore();
});
