import {entersEllipse, reach} from '../features/org/layout/boxes';
import {flockOf} from '../features/org/layout/flock';
import {layoutOrg, narrow, wide} from '../features/org/layout/layoutOrg';
import org from './org-2024.json';
import {paddockOf} from '../features/org/layout/paddock';
import {lightOn} from '../features/org/light';
import {orgSchema} from './org-schema';
import {SHEEP, type Box, type OrgLayout, type Point} from '../features/org/types';

/** Whether two boxes overlap, or stand closer than the gap. */
const overlaps = (a: Box, b: Box, gap: number) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap;

/** Names that reach into a circle they are not in, or are closer than the gap to its line. */
const strays = ({circles}: OrgLayout, gap: number) =>
  circles.flatMap(({label, projects}, index) =>
    [label, ...projects].filter((box) =>
      circles.some((other, at) => at !== index && entersEllipse(box, other.ellipse, gap)),
    ),
  );

/** How far a point is inside a polygon: from its nearest edge, below 0 where it is outside. */
const depth = (corners: readonly Point[], {x, y}: Point) =>
  Math.min(
    ...corners.map((a, nth) => {
      const b = corners[(nth + 1) % corners.length]!;
      return ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y);
    }),
  );

const {circles, viewBox} = layoutOrg(org.circles);
const phone = layoutOrg(org.circles, narrow);
const projects = circles.flatMap(({name, projects}) =>
  projects.map((box) => ({circle: name, box})),
);

describe('the organization of 2024', () => {
  it('has the shape of the schema', () => {
    expect(orgSchema.safeParse(org).error?.issues ?? []).toEqual([]);
  });

  it.each([
    ['a circle twice', {circles: [org.circles[0], org.circles[0]]}],
    ['a circle without width', {circles: [{...org.circles[0], rx: 0}]}],
    ['a project without a name', {circles: [{...org.circles[0], projects: [{x: 0, y: 0}]}]}],
    ['a key that nobody reads', {...org, color: 'red'}],
  ])('is refused with %s', (_, mistake) => {
    expect(orgSchema.safeParse({note: '', ...mistake}).success).toBe(false);
  });
});

describe('its drawing', () => {
  it('names every circle and project of the data once, at its place in the order', () => {
    const drawn = circles.map(({label, projects}) => [label.name, projects.map(({name}) => name)]);
    const given = org.circles.map(({name, projects}) => [name, projects.map((p) => p.name)]);
    expect(drawn).toEqual(given);
  });

  it('breaks names into lines without losing a letter', () => {
    const boxes = [...circles.map(({label}) => label), ...projects.map(({box}) => box)];
    const letters = (text: string) => text.replaceAll(' ', '');
    for (const {name, lines} of boxes) expect(letters(lines.join(''))).toBe(letters(name));
  });

  it('lets no two projects overlap, nor those of two circles come near one another', () => {
    const pairs = projects.flatMap((a, index) => projects.slice(0, index).map((b) => [a, b]));
    // Rows of a circle are lines of text, whose leading is in their height.
    const near = ([a, b]: (typeof pairs)[number]) =>
      overlaps(a!.box, b!.box, a!.circle === b!.circle ? wide.gap.y : 12);
    expect(pairs.filter(near)).toEqual([]);
  });

  it('lets no project cover a label, and no label another', () => {
    const labels = circles.map(({label}) => label);
    for (const [index, label] of labels.entries()) {
      expect(projects.filter(({box}) => overlaps(box, label, 4))).toEqual([]);
      expect(labels.slice(0, index).filter((other) => overlaps(label, other, 4))).toEqual([]);
    }
  });

  it('leaves the centre dot free', () => {
    const dot = {x: 0, y: 0, width: 2 * wide.dotRadius, height: 2 * wide.dotRadius};
    expect(projects.filter(({box}) => overlaps(box, dot, 4))).toEqual([]);
    expect(circles.filter(({ellipse}) => entersEllipse(dot, ellipse))).toEqual([]);
  });

  it('keeps every name in one circle, at 1280 px at least 6 px off the line of another', () => {
    // Of 1280 px the page keeps these.
    const pixels = (1280 - 100) / viewBox[2];
    expect(strays({circles, viewBox}, 6 / pixels)).toEqual([]);
  });

  it('has projects of 14 px in a window of 1280, and of 10.5 px in one of 900', () => {
    expect((wide.project.size * (1280 - 100)) / viewBox[2]).toBeGreaterThanOrEqual(14);
    expect((wide.project.size * (900 - 100)) / viewBox[2]).toBeGreaterThanOrEqual(10.5);
  });

  it('keeps every project and label inside its circle', () => {
    for (const {ellipse, label, projects} of circles) {
      for (const box of [label, ...projects]) expect(reach(box, ellipse)).toBeLessThan(1.01);
    }
  });

  it('keeps all of it inside the frame', () => {
    const [left, top, width, height] = viewBox;
    for (const {ellipse} of circles) {
      expect(ellipse.x - ellipse.rx).toBeGreaterThan(left);
      expect(ellipse.x + ellipse.rx).toBeLessThan(left + width);
      expect(ellipse.y - ellipse.ry).toBeGreaterThan(top);
      expect(ellipse.y + ellipse.ry).toBeLessThan(top + height);
    }
  });

  it('comes out the same every time', () => {
    expect(layoutOrg(org.circles)).toEqual({circles, viewBox});
  });
});

describe('its drawing for a phone', () => {
  const boxes = phone.circles.flatMap(({label, projects}) => [label, ...projects]);

  it('lets no name lie over another', () => {
    const pairs = boxes.flatMap((box, index) => boxes.slice(0, index).map((other) => [box, other]));
    expect(pairs.filter(([a, b]) => overlaps(a!, b!, 4))).toEqual([]);
  });

  it('keeps every name in one circle', () => {
    expect(strays(phone, 8)).toEqual([]);
  });

  it('has a sheep for each project, in its circle, clear of its name and of one another', () => {
    for (const circle of phone.circles) {
      const flock = flockOf(circle).map((at) => ({...at, ...SHEEP}));
      expect(flock).toHaveLength(circle.projects.length);
      const name = {...circle.label, x: circle.ellipse.x, y: circle.ellipse.y};
      for (const [nth, one] of flock.entries()) {
        expect(reach(one, circle.ellipse)).toBeLessThan(1);
        expect([name, ...flock.slice(0, nth)].filter((other) => overlaps(one, other, -2))).toEqual(
          [],
        );
      }
    }
  });

  it('is upright; circles are read at 360 px, and projects two presses in', () => {
    const [, , width, height] = phone.viewBox;
    // it goes from edge to edge
    const pixels = 360 / width;
    expect(height).toBeGreaterThan(width);
    expect(narrow.label.size * pixels).toBeGreaterThanOrEqual(13);
    expect(1.9 * narrow.project.size * pixels).toBeGreaterThanOrEqual(12);
  });
});

describe.each([
  ['desk', circles, wide],
  ['phone', phone.circles, narrow],
])('its paddocks on a %s', (_, circles, format) => {
  const flocks = circles.map((circle) => (format.leader > 0 ? [] : flockOf(circle)));
  const paddocks = circles.map((circle, nth) => {
    const corners = paddockOf(circle, flocks[nth]);
    const light = lightOn(corners);
    const placed = ({x, y}: Point) => ({x: x + circle.ellipse.x, y: y + circle.ellipse.y});
    return {corners: corners.map(placed), light: light.map((facet) => facet.map(placed))};
  });

  it('have seven to nine corners, no more than 5 % beyond their circle', () => {
    for (const [nth, {corners}] of paddocks.entries()) {
      const {x, y, rx, ry} = circles[nth]!.ellipse;
      expect([7, 8, 9]).toContain(corners.length);
      for (const corner of corners) {
        expect(Math.hypot((corner.x - x) / rx, (corner.y - y) / ry)).toBeLessThan(1.05);
      }
    }
  });

  it('hold all names of their circle, with room at the edge', () => {
    for (const [nth, {label, projects}] of circles.entries()) {
      for (const {x, y, width, height} of [label, ...projects]) {
        const ends = [-0.5, 0.5].flatMap((across) =>
          [-0.5, 0.5].map((down) => ({x: x + across * width, y: y + down * height})),
        );
        for (const end of ends) {
          expect(depth(paddocks[nth]!.corners, end)).toBeGreaterThan(11);
        }
      }
    }
  });

  it('hold the sheep that stand on them, feet and all', () => {
    for (const [nth, flock] of flocks.entries()) {
      for (const {x, y} of flock) {
        for (const across of [-47, 38]) {
          for (const down of [-36, 36]) {
            const end = {x: x + across, y: y + down};
            expect(depth(paddocks[nth]!.corners, end)).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  it('keep off one another', () => {
    for (const {corners} of paddocks) {
      const others = paddocks.filter((other) => other.corners !== corners);
      for (const corner of corners) {
        expect(others.filter((other) => depth(other.corners, corner) > -6)).toEqual([]);
      }
    }
  });

  it('have light in their own bounds', () => {
    for (const {corners, light} of paddocks) {
      for (const facet of light) expect(corners).toEqual(expect.arrayContaining(facet));
    }
  });

  it('leave the head and its bell free', () => {
    const {x, y, width, height} = format.head;
    const ends = [-0.5, 0.5].map((across) => ({x: x + across * width, y: y - height / 2}));
    for (const end of [...ends, {x, y: format.dotRadius}]) {
      expect(paddocks.filter(({corners}) => depth(corners, end) > -6)).toEqual([]);
    }
  });
});
