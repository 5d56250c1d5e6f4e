import {render, screen, within} from '@testing-library/react';
import {drawOrg} from '../layout/drawOrg';
import {SHEEP_ID} from '../types';
import Drawing, {type DrawingProps, Sizer} from './Drawing';
import OrgDiagram from './index';

const circles = [
  {
    name: 'Camp',
    x: 100,
    y: 0,
    rx: 200,
    ry: 150,
    projects: [
      {name: 'Shade', x: 0, y: 60},
      {name: 'Layout', x: 40, y: 60},
      {name: 'On-Playa Resources', x: 100, y: 100},
    ],
  },
  {name: 'Admin/Default World Relations', x: 900, y: 0, rx: 140, ry: 90, projects: []},
  {name: 'Pearl Tamer', x: 500, y: 0, rx: 140, ry: 90, projects: []},
];

/** What is written, without spaces and without what is said under the pointer. */
function wordsOf(text: Element) {
  const seen = text.cloneNode(true) as Element;
  for (const said of seen.querySelectorAll('title')) said.remove();
  return seen.textContent.replaceAll(/\s/g, '');
}

const drawings = drawOrg(circles);
const Drawn = (props: DrawingProps) => <Drawing {...props} circles={circles} drawings={drawings} />;
const DrawnSizer = () => <Sizer drawings={drawings} />;

function setUp() {
  render(<OrgDiagram title="Org 2024" drawing={Drawn} sizer={DrawnSizer} listId="list" />);
  const [wide] = screen.getAllByRole('img', {name: 'Org 2024'});
  return wide!;
}

describe('OrgDiagram', () => {
  it('is one picture with a title, a key and the list as its text', () => {
    const drawing = setUp();
    expect(drawing).toHaveAttribute('aria-details', 'list');
    expect(drawing).toHaveAccessibleDescription(/the center/);
  });

  it('draws an ellipse with a panel per circle, and a dot between two projects of a row', () => {
    const drawing = setUp();
    expect(drawing.querySelectorAll('ellipse')).toHaveLength(3);
    expect(drawing.querySelectorAll('ellipse + path')).toHaveLength(3);
    const dots = drawing.querySelectorAll('tspan[class*="between"]');
    expect(dots).toHaveLength(1);
    expect(dots[0]!.parentElement).toHaveTextContent(/Shade.•.*Layout$/);
  });

  it('draws the same for a phone, upright', () => {
    setUp();
    const drawings = screen.getAllByRole('img', {name: 'Org 2024'});
    const names = drawings.map((one) =>
      Array.from(one.querySelectorAll('text'), wordsOf)
        .flatMap((row) => row.split('•'))
        .sort(),
    );
    expect(names).toHaveLength(2);
    expect(names[1]).toEqual(names[0]);
  });

  it('has a sheep for each project on a phone, with its shape in the drawing and in the key', () => {
    setUp();
    const [, narrow] = screen.getAllByRole('img', {name: 'Org 2024'});
    const shape = narrow!.querySelector('defs > g')!;
    const flock = narrow!.querySelectorAll(`use[href="#${shape.id}"]`);
    expect(flock).toHaveLength(3);
    const key = screen.getByText('a project');
    expect(key.querySelector('use')).toHaveAttribute('href', `#${shape.id}`);
  });

  it('has a sheep beside the name of each circle for a desk', () => {
    const sheep = setUp().querySelectorAll(`use[href="#${SHEEP_ID}"]`);
    const circlesOf = Array.from(sheep, (one) =>
      one.closest('[data-circle]')?.getAttribute('data-circle'),
    );
    expect(circlesOf).toEqual(['Camp', 'Admin/Default World Relations', 'Pearl Tamer']);
  });

  it('marks the centre at 0,0, as the bell of a sheep', () => {
    const dot = setUp().querySelector('circle');
    expect(dot).not.toHaveAttribute('cx');
    expect(dot).toHaveTextContent('center');
    expect(dot?.previousElementSibling?.querySelector('use')).toHaveAttribute('href', '#logotype');
  });

  it('keeps a project’s name in one line, and breaks a long one of a circle', () => {
    const drawing = within(setUp());
    expect(drawing.getByText('On-Playa Resources').tagName).toBe('tspan');
    expect(drawing.getByText('Admin/Default').nextElementSibling).toHaveTextContent(
      'World Relations',
    );
  });

  it('says under the pointer which circle a project is in', () => {
    expect(within(setUp()).getByText('Camp: Shade').tagName).toBe('title');
  });

  it('has its controls by name, and a frame that takes focus', () => {
    setUp();
    for (const name of ['zoom in', 'zoom out', 'reset']) {
      expect(screen.getByRole('button', {name})).toBeVisible();
    }
    expect(screen.getByRole('region')).toHaveAttribute('tabindex', '0');
  });
});
