import {render, screen} from '@testing-library/react';
import {figures, map} from '@site/tests/support/guideFigures';
import {mapViews} from '../../panels/panelViews';
import Behind from '../Behind';
import Frame from '.';

const {hanging} = figures;
const groupOf = (section: string, crew: string) =>
  hanging.find((group) => group.section === section && group.crew === crew)!;
const show = (section: string, crew: string) =>
  render(<Frame group={groupOf(section, crew)} groups={hanging} map={map} />);

const textsIn = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('text'), (text) => text.textContent).sort();

test('it names the panels that are hung, and no other', () => {
  const {container} = show('Rack', 'party-crew');
  expect(textsIn(container)).toEqual(['13D', '15D', '16D']);
  expect(container.querySelectorAll('path.now')).toHaveLength(3);
});

test('what hangs has the color of its crew, what comes later has none', () => {
  const {container} = show('Rack', 'party-crew');
  expect(container.querySelectorAll('path.hung.party-crew').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('path.hung:not(.party-crew)')).toHaveLength(0);
  expect(container.querySelectorAll('path.later').length).toBeGreaterThan(0);
});

test('the first group finds nothing hanging, the last nothing missing', () => {
  const first = show('Primary mounts', 'party-crew');
  expect(first.container.querySelectorAll('path.hung')).toHaveLength(0);
  first.unmount();
  const last = show('Hind Hoof', 'party-crew');
  expect(last.container.querySelectorAll('path.later')).toHaveLength(0);
});

test('a panel that the crew’s side does not show is drawn from where it is seen', () => {
  const {container} = show('Breast', 'party-crew');
  const views = Array.from(container.querySelectorAll('[data-view]'), (view) =>
    view.getAttribute('data-view'),
  );
  expect(views).toEqual(['party', 'front']);
  expect(textsIn(container)).toContain('F4D');
});

test('apart, each view is a drawing of its own in one picture, and names all that it shows', () => {
  const group = groupOf('Breast', 'party-crew');
  render(<Frame group={group} groups={hanging} map={map} apart />);
  const picture = screen.getByRole('img');
  expect(picture.tagName).toBe('DIV');
  const sheets = Array.from(picture.children, (sheet) => textsIn(sheet as HTMLElement));
  expect(sheets).toHaveLength(2);
  expect([...new Set(sheets.flat())].sort()).toEqual([...group.panels].sort());
});

const looks = [{look: 'whole'}, {look: 'ends', ends: true}, {look: 'wide', wide: true}];
const looked = hanging.flatMap((group) =>
  looks.map(({look, ...props}) => ({
    group,
    props,
    title: `${group.crew}, ${group.section}, ${look}`,
  })),
);

// One in gold without its name is taken for another one.
test.each(looked)('no panel in gold is without its name in any view: $title', ({group, props}) => {
  const {container} = render(<Frame group={group} groups={hanging} map={map} {...props} />);
  const shown = mapViews(map);
  const drawn = Array.from(container.querySelectorAll<HTMLElement>('[data-view]'));
  expect(drawn.length).toBeGreaterThan(0);
  for (const one of drawn) {
    const view = shown.find(({id}) => id === one.dataset.view)!;
    const names = textsIn(one);
    expect(names).toEqual(group.panels.filter((name) => name in view.panels).sort());
    expect(one.querySelectorAll('path.now')).toHaveLength(names.length);
  }
});

test('a ladder stands where the top corner is above 8 feet, with its height', () => {
  show('Tenderloin', 'party-crew');
  expect(screen.getByText(/top corner hangs at/).parentElement).toHaveTextContent(/hangs at 12'$/);
});

test('none where it is not', () => {
  const {container} = show('Foreshank', 'business-crew');
  expect(container.querySelector('[data-ladder]')).toBeNull();
});

test('backwards, in a copy of the group, it is the same picture', () => {
  const setup = show('Flank', 'party-crew');
  const before = setup.container.querySelectorAll('path.hung').length;
  setup.unmount();
  const group = groupOf('Flank', 'party-crew');
  const turned = {...group, panels: [...group.panels].reverse()};
  const {container} = render(<Frame group={turned} groups={hanging} map={map} />);
  expect(container.querySelectorAll('path.hung')).toHaveLength(before);
  expect(container.querySelectorAll('path.now')).toHaveLength(group.panels.length);
});

test('frames that stand on a sheep that the page has refer to it, and have only names', () => {
  const groups = hanging.filter(({task}) => task === 'party-crew-panels-forward');
  const {container} = render(
    <>
      {groups.map((group) => (
        <Frame key={group.section} group={group} groups={hanging} map={map} onBehind />
      ))}
      <Behind groups={hanging} map={map} />
    </>,
  );
  const used = Array.from(container.querySelectorAll('use'), (use) => use.getAttribute('href')!);
  const frames = used.filter((href) => /-\d+$/.test(href));
  expect(container.querySelectorAll('[data-view]').length).toBeGreaterThan(groups.length);
  expect(container.querySelectorAll('[data-view] > use')).toHaveLength(
    container.querySelectorAll('[data-view]').length,
  );
  expect(container.querySelectorAll('[data-view] .now')).toHaveLength(0);
  expect(new Set(frames).size).toBeGreaterThanOrEqual(groups.length);
  for (const href of used) expect(container.querySelectorAll(href)).toHaveLength(1);
});
