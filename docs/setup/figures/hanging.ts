/** Which panels hang together, in the order in which they go up. */
import type {CrewId, HangingGroup} from '@site/src/features/guide/model/types';

/** Titles of the tasks that hang panels or set up what they hang on, by what follows the crew in their ids. */
export const titles = {
  'support-struts': 'support struts',
  'primary-mounts': 'primary mounts',
  'panels-forward': 'remaining panels, forward',
  'panels-aft': 'remaining panels, aft',
  neck: 'neck',
  ears: 'ears',
  'head-panels': 'remaining head panels',
  'hind-panels': 'hind panels',
};

const section = (crew: CrewId, part: keyof typeof titles) => (name: string, panels: string, note?: string) => ({
  task: `${crew}-${part}`,
  crew,
  section: name,
  panels: panels.split(' '),
  ordered: true,
  note,
});

const partyMounts = section('party-crew', 'primary-mounts');
const partyForward = section('party-crew', 'panels-forward');
const partyAft = section('party-crew', 'panels-aft');
const businessMounts = section('business-crew', 'primary-mounts');
const businessForward = section('business-crew', 'panels-forward');
const businessAft = section('business-crew', 'panels-aft');
const neck = section('head-and-hind-crew', 'neck');
const ears = section('head-and-hind-crew', 'ears');
const head = section('head-and-hind-crew', 'head-panels');
const hind = section('head-and-hind-crew', 'hind-panels');

export const groups: HangingGroup[] = [
  partyMounts('Primary mounts', '7D 17D 21D'),

  partyForward('Belly', '14D 18D 23D'),
  partyForward('Foreshank, first part', '8D 9D'),
  partyForward('Tenderloin', '20D'),
  partyForward('Rack', '13D 15D 16D'),
  partyForward('Shoulder', '4D 5D 6D 11D 12D', '6D has a support strut to the platform.'),
  partyForward('Breast', '1D 2D F3D F4D'),
  partyForward('Foreshank, second part', '3D F5D F6D'),
  {
    ...partyForward('Fore Hoof', '10D F7D', '10D sits back, behind the others, on loose zip ties.'),
    // It goes with 10D.
    unlisted: ['F7D'],
  },

  partyAft('Leg', '33D 34D 36D 37D 43D', '33D goes on struts 33ABC with a short 3/8" bolt, finger-tight.'),
  partyAft('Ribs', '27D 28D 29D'),
  partyAft('Flank', '22D 30D 31D'),
  partyAft('Hock', '35D 41D 42D R7D', '41D goes on struts 41ABC.'),
  partyAft('Loin', '24D 25D 26D'),
  partyAft('Hind Hoof', '38D', 'It sits back, on loose zip ties.'),

  businessMounts('Primary mounts', '7P 17P 21P'),

  businessForward('Belly', '14P 18P 23P'),
  businessForward('Foreshank', '8P 9P'),
  businessForward('Breast', '1P 2P 3P F3P F4P'),
  businessForward('Tenderloin', '20P'),
  businessForward('Rack', '13P 15P 16P'),
  businessForward('Shoulder', '4P 5P 6P 11P 12P'),
  businessForward('Fore Hoof', '10P', 'It sits back, on loose zip ties.'),

  // The dock, 32P and 39P, comes between hind hoof and back; the hind crew hangs it.
  businessAft('Hock', '35P 41P 42P R7P', '41P goes on struts 41ABC and 41DEF, at the marks, with short 3/8" bolts, finger-tight.'),
  businessAft('Leg', '33P 34P 36P 37P 43P'),
  businessAft('Ribs', '27P 28P 29P'),
  businessAft('Flank', '22P 30P 31P'),
  businessAft('Loin', '24P 25P 26AP 26BP'),
  businessAft('Hind Hoof', '38P', 'It sits back, on loose zip ties.'),
  businessAft('Back', '19AP 19BP'),

  neck('Neck', 'F15'),

  ears('Ear, party side', 'F16D F20D F17D'),
  ears('Ear, business side', 'F16P F20P F17P'),

  // Nobody has written down the order of these.
  {
    ...head(
      'Head',
      'F1D F1P F2D F2P F10D F10P F11 F12D F12P F13D F13P F14D F14P F18D F18P F19D F19P',
    ),
    ordered: false,
  },

  hind('Dock 2', '32D 32P'),
  hind('Party dock', '39D 40D R2D'),
  hind('Business dock', '39P 40P R2P'),
  hind('Dock bridge', 'R1'),
  hind('Party twist', 'R3D R4D R5D R6D'),
  hind('Business twist', 'R3P R4P R5P R6P'),
];

/** How many panels a task hangs. */
export function howManyPanels(task: string): number {
  return groups.filter((group) => group.task === task).flatMap(({panels}) => panels).length;
}
