import {openFold} from './openFold';

const details = (inside: string) => {
  document.body.innerHTML = `<details><summary><b id="row"></b></summary>${inside}</details>`;
  return document.querySelector('details')!;
};

test('what is folded away is opened', () => {
  const fold = details('<p><b id="inside"></b></p>');
  openFold(document.getElementById('inside'));
  expect(fold.open).toBe(true);
});

test('a summary is seen anyway', () => {
  const fold = details('');
  openFold(document.getElementById('row'));
  openFold(null);
  expect(fold.open).toBe(false);
});
