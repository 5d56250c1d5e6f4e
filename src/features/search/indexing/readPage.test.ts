import {load} from 'cheerio';
import {readPage} from './readPage';

const page = (main: string, title = 'Setup Guide | BAAAHS') =>
  readPage(
    load(`<html><head><title>${title}</title></head><body><main>${main}</main></body></html>`),
    '/setup/',
  );
const find = (main: string, hash: string) => page(main).find(({url}) => url === `/setup/${hash}`);

test('text belongs to the nearest heading with an id, and knows the headings above', () => {
  const records = page(
    '<h1>Setup Guide</h1><p>Intro.</p><h2 id="party-crew">Party Crew</h2><p>Red.</p>' +
      '<h3 id="party-crew-struts">struts<a class="hash-link">\u200b</a></h3><p>17DEF</p><h4>plain</h4><p>More.</p>' +
      '<h2 id="safety">safety</h2>',
  );
  expect(records).toEqual([
    {
      url: '/setup/',
      page: 'Setup Guide',
      title: 'Setup Guide',
      text: 'Intro.',
    },
    {
      url: '/setup/#party-crew',
      page: 'Setup Guide',
      title: 'Party Crew',
      crew: 'party-crew',
      text: 'Red.',
    },
    {
      url: '/setup/#party-crew-struts',
      page: 'Setup Guide',
      title: 'struts',
      trail: ['Party Crew'],
      crew: 'party-crew',
      text: '17DEF\nplain\nMore.',
    },
    {url: '/setup/#safety', page: 'Setup Guide', title: 'safety', text: ''},
  ]);
});

test('a fraction is one word, and cells are apart', () => {
  const record = find(
    '<table><tr><td>10</td><td><span><span>1</span>/<span>2</span></span>" nuts</td></tr></table>',
    '',
  );
  expect(record?.text).toBe('10\n1/2" nuts');
});

test('a question is opened by the id of its answer', () => {
  const record = find(
    '<details><summary><h2>can I bring my dog?</h2></summary><div id="dogs"><p>No.</p><p><a aria-label="Link to this answer: can I">link to this answer</a></p></div></details>',
    '#dogs',
  );
  expect(record).toMatchObject({title: 'can I bring my dog?', text: 'No.', isQuestion: true});
  expect(find('<h2 id="plain">plain</h2>', '#plain')).not.toHaveProperty('isQuestion');
});

test('a card is opened by its id, and what follows it is not its text', () => {
  const main =
    '<article id="aphex"><h2><a href="#aphex">Aphex</a></h2><p>Trance.</p></article><p>After.</p>';
  expect(find(main, '#aphex')).toMatchObject({title: 'Aphex', text: 'Trance.'});
  expect(find(main, '')).toMatchObject({text: 'After.'});
});

test('a row with an id is found by its first header cell; its crew is read', () => {
  const main =
    '<h2 id="all">all panels</h2><table><thead><tr><th>panel</th><th>section</th><th>crew</th><th>neighbors</th></tr></thead>' +
    '<tbody><tr id="17D"><th scope="row">17D</th><td>Rack</td><td>Party Crew</td><td><a href="#12D">12D</a>, <a href="#18D">18D</a></td></tr>' +
    '<tr id="18D"><th scope="row">18D</th><td>Belly</td><td></td><td>17D</td></tr></tbody></table><p>End.</p>';
  expect(page(main).slice(2)).toEqual([
    {
      url: '/setup/#17D',
      page: 'Setup Guide',
      title: '17D',
      crew: 'party-crew',
      text: 'section: Rack; crew: Party Crew; neighbors: 12D, 18D',
    },
    {url: '/setup/#18D', page: 'Setup Guide', title: '18D', text: 'section: Belly; neighbors: 17D'},
  ]);
  expect(find(main, '#all')?.text).toBe('End.');
});

test('what the caption of a table says is said of each of its rows', () => {
  const main =
    '<table><caption>Party Crew (red), party side</caption><thead><tr><th>panel</th><th>section</th></tr></thead>' +
    '<tbody><tr id="17D"><th scope="row">17D</th><td>Rack</td></tr></tbody></table>';
  expect(find(main, '#17D')).toMatchObject({
    crew: 'party-crew',
    text: 'Party Crew (red), party side; section: Rack',
  });
});

test('what is for one place is kept apart', () => {
  const main =
    '<h2 id="a">a</h2><p>Both.</p><p data-place="street"><b>Street only:</b> ties.</p><p data-place="brc">Dust.</p>';
  expect(find(main, '#a')).toMatchObject({
    text: 'Both.',
    street: 'Street only: ties.',
    brc: 'Dust.',
  });
  const whole = '<div data-place="brc"><h3 id="b">b</h3><p>All of it.</p></div>';
  expect(find(whole, '#b')).toEqual({
    url: '/setup/#b',
    page: 'Setup Guide',
    title: 'b',
    place: 'brc',
    text: 'All of it.',
  });
});

test('the parts of a task are what it is about', () => {
  const main =
    '<h3 id="s">struts</h3><dl><dt>People</dt><dd>4</dd><dt>Parts</dt><dd><ul><li>17DEF</li></ul></dd></dl>';
  expect(find(main, '#s')?.names).toBe('17DEF');
});

test('controls, drawings and ways elsewhere are no text', () => {
  const main =
    '<nav>Years</nav><svg><text>17D</text></svg><button>Go</button><p role="status">Done</p><form>Find</form>' +
    '<output>100%</output><label data-interface>sunlight</label><a data-interface>Register</a><p>Wool.</p>';
  expect(find(main, '')?.text).toBe('Wool.');
});

test('a page is called what its heading says, on the page that its title names', () => {
  expect(page('<h1>the schedule of 2024</h1>', 'Schedule | BAAAHS')[0]).toMatchObject({
    page: 'Schedule',
    title: 'the schedule of 2024',
  });
  const home = load('<title>A Sheep | BAAAHS</title><main><h1>BAAAHS: A Sheep</h1></main>');
  expect(readPage(home, '/')[0]).toMatchObject({page: 'home', title: 'BAAAHS: A Sheep'});
});

test('what a kit prints is found in the guide, not twice', () => {
  const main =
    '<p>For the table.</p><section data-kit="party-crew" id="party-crew"><h2>Party Crew</h2></section>' +
    '<h2 id="roles">roles</h2><p>Who does what.</p>';
  expect(page(main).map(({text}) => text)).toEqual(['For the table.']);
});

test('a block begins a line of its own', () => {
  expect(find('<div>in 2025<ul><li>Friday</li></ul></div>', '')?.text).toBe('in 2025\nFriday');
});

test('a page without a main part is still found by its title', () => {
  expect(readPage(load('<title>Psp | BAAAHS</title>'), '/psp/')).toEqual([
    {url: '/psp/', page: 'Psp', title: 'Psp', text: ''},
  ]);
});

test('a term and a plain row are told with their labels', () => {
  const main =
    '<dl><dt>Tools</dt><dd>pliers</dd></dl><table><thead><tr><th>Bolt</th><th>Wrench</th></tr></thead>' +
    '<tbody><tr><th>3/8"</th><td>9/16"</td></tr></tbody></table>';
  expect(find(main, '')?.text).toBe('Tools:\npliers\nBolt 3/8": wrench 9/16"');
});

test('a row that begins with a name is told without the heading of that, and a dash is left out', () => {
  const row = '<tr><th>Party Crew</th><td>bus, left</td><td>–</td><td>red</td></tr>';
  const heads = ['Crew', 'Works on', 'Panels', 'Marked'].map((head) => `<th>${head}</th>`).join('');
  const main = `<table><thead><tr>${heads}</tr></thead><tbody>${row}</tbody></table>`;
  expect(find(main, '')?.text).toBe('Party Crew: works on bus, left, marked red');
});

test('cells that are several of a kind are told one after the other', () => {
  const row = '<tr id="a"><th>a</th><td><span>12D 4\' </span><span>18D 7\' </span></td></tr>';
  const main = `<table><thead><tr><th>panel</th><th>edges</th></tr></thead><tbody>${row}</tbody></table>`;
  expect(find(main, '#a')?.text).toBe("edges: 12D 4', 18D 7'");
});

test('in a list to tick, how many of a thing stand in brackets behind it', () => {
  const item = (thing: string, ...said: string[]) =>
    `<li><label><input data-list-tick><span>${thing}</span> ${said.join('')}</label></li>`;
  const hidden = '<span><i aria-hidden="true">–</i><b>not needed</b></span>';
  const main =
    item('gloves', '<span>4</span>', '<small> at least</small>') +
    item('pliers', '<span><b class="visually-hidden">yes</b></span>') +
    item('ties', hidden);
  expect(find(`<ul>${main}</ul>`, '')?.text).toBe(
    'gloves (4, at least)\npliers\nties (not needed)',
  );
});
