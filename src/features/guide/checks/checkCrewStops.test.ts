import {figures} from '@site/tests/support/guideFigures';
import {checkCrewStops} from './checkCrewStops';
import type {Guide} from './guide';

const opening = (guard = '') => `<CrewOpening picture={pictures.busParty}${guard}>\n\n## Party\n`;
const stop = (crew: string) => ` guard={<CrewStop figures={figures} crew="${crew}" />}`;
const order = '<TeardownOrder figures={figures} crew="party-crew" />';

const check = (...texts: string[]) =>
  checkCrewStops({
    ...{folder: 'docs/setup', year: 2025, figures, map: {}, panels: [], views: {}, wrenches: []},
    ...{texts, files: ['teardown.mdx']},
  } satisfies Guide);

test('a list under whom to ask first is right, and so is a page without a list', () => {
  expect(check(`${opening(stop('party-crew'))}\n${order}`)).toEqual([]);
  expect(check('Ask the setup lead.')).toEqual([]);
});

test.each([
  ['nothing', `${opening()}\n${order}`],
  ['another crew’s', `${opening(stop('business-crew'))}\n${order}`],
  ['its own too late', `${opening()}\n${order}\n${opening(stop('party-crew'))}`],
])('a list under %s stops the build', (_, text) => {
  expect(check(text)).toEqual([
    'docs/setup/teardown.mdx:5: <TeardownOrder crew="party-crew"> has nothing above it that says whom to ask first; write guard={<CrewStop figures={figures} crew="party-crew" />} into the <CrewOpening> of that crew',
  ]);
});
