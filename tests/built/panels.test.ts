/** The guide's panels and struts, and where their names lead. */
import {figures} from '../../docs/setup/figures';
import {parse} from '../support/build';

const guide = parse('/setup/');
const guideOf2024 = parse('/2024/setup/');

test('struts lead to struts and panels to panels, and every panel of the orders is linked', () => {
  const struts = guide('[data-task="party-crew-support-struts"]');
  const said = struts.find('*').filter((_, one) => {
    const own = guide(one).contents().first().text();
    return own.startsWith('Strut') && guide(one).text().startsWith('Strut 17D is not panel 17D.');
  });
  expect(
    said
      .last()
      .find('a')
      .get()
      .map((link) => guide(link).attr('href')),
  ).toEqual(['/setup/panels/#strut-17D', '/setup/panels/#17D']);
  const own = figures.struts!.filter(({task}) => task === 'party-crew-support-struts');
  const wanted = [
    ...own.map(({task, name}) => [task, `strut-${name}`]),
    ...figures.hanging.flatMap(({task, panels: names}) => names.map((name) => [task, name])),
  ].map(([task, hash]) => `[data-task="${task}"] a[href="/setup/panels/#${hash}"]`);
  expect(wanted.filter((selector) => guide(selector).length === 0)).toEqual([]);
});

test('2024, which has no finder, names its struts as before, without links', () => {
  const task = guideOf2024('[data-task="party-crew-support-struts"]');
  expect(task.text()).toContain('groups 7ABC, 17ABC, 17DEF, 33ABC, 41ABC');
  expect(task.find('a[href*="#strut-"]')).toHaveLength(0);
});

test('2024 has no links to a finder, and no pictures', () => {
  expect(guideOf2024('main a[href*="/panels/"]')).toHaveLength(0);
  expect(guideOf2024('[data-frame]')).toHaveLength(0);
});
