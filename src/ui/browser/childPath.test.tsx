import {childAt, childPath} from './childPath';

document.body.innerHTML = '<ul><li>a</li><li>b <i>c</i></li></ul>';
const list = document.querySelector('ul')!;
const deep = document.querySelector('i')!;

test('the way to an element leads to it again', () => {
  expect(childPath(deep, list)).toEqual([1, 0]);
  expect(childAt(list, [1, 0])).toBe(deep);
});

test('an element is where no way leads away from it', () => {
  expect(childPath(list, list)).toEqual([]);
  expect(childAt(list, [])).toBe(list);
});

test('a way through children that are gone leads nowhere', () => {
  expect(childAt(list, [5, 0])).toBeUndefined();
  expect(childAt(null, [0])).toBeUndefined();
});
