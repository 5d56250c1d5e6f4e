import type {Root} from 'mdast';
import apostrophes from '.';

function run(child: object) {
  const root = {type: 'root', children: [{type: 'paragraph', children: [child]}]} as Root;
  apostrophes()(root);
  return root;
}

const set = (value: string) => JSON.stringify(run({type: 'text', value}));

test('an apostrophe between letters is curved', () => {
  expect(set("the driver's side isn't l'été")).toContain('the driver’s side isn’t l’été');
});

test.each(["3' high", "'Street only'", "ten hours' drive"])('%s stays as typed', (words) => {
  expect(set(words)).toContain(words);
});

test('what is code stays as typed', () => {
  expect(JSON.stringify(run({type: 'inlineCode', value: "it's"}))).toContain("it's");
});
