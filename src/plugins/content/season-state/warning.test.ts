import {warning} from './warning';

const announced = {year: 2026, phase: 'announced' as const};

test('all that is missing stands in one list, with the place to write it', () => {
  const missing = ['tickets', 'lineup', 'schedule', 'packing list', 'application'] as const;
  expect(warning({...announced, missing: [...missing]}).split('\n')).toEqual([
    'Still to come for 2026 (the pages say so until it is written):',
    '  tickets: ticketsUrl in src/data/seasons/2026.ts',
    '  lineup: the DJs in src/data/lineup.ts',
    '  schedule: schedule in src/data/seasons/2026.ts',
    '  packing list: packingListUrl in src/data/seasons/2026.ts',
    '  application: applyUrl in src/data/seasons/2026.ts',
  ]);
});

test('nothing is said when nothing is missing, or when it is too late', () => {
  expect(warning({...announced, missing: []})).toBe('');
  expect(warning({year: 2026, phase: 'past', missing: ['schedule']})).toBe('');
});
