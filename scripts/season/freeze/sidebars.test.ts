import {frozenSidebars} from './sidebars';

test('a link to a page of the docs gets the year, others stay', () => {
  const sidebars = {
    setup: [{type: 'category', items: [{type: 'link', href: '/setup/#tech-crew', label: 'Tech'}]}],
    campout: [
      {type: 'link', href: '/campout/', label: 'campout home'},
      {type: 'doc', id: 'campout/q-and-a', label: 'q & a'},
    ],
  };
  const frozen = frozenSidebars(sidebars, ['/setup/', '/campout/q-and-a/'], 2025);
  expect(frozen.setup[0]?.items[0]?.href).toBe('/2025/setup/#tech-crew');
  expect(frozen.campout).toEqual(sidebars.campout);
});
