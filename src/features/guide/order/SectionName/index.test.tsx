import {render} from '@testing-library/react';
import SectionName from '.';

const drawn = (section: string) => render(<SectionName>{section}</SectionName>).container;

test('name and part are two, and read as one before what follows', () => {
  const container = drawn('Foreshank, second part');
  expect(container.querySelector('strong')).toHaveTextContent(/^Foreshank$/);
  expect(container.textContent).toBe('Foreshank, second part: ');
});

test('a section without parts is its name', () => {
  expect(drawn('Belly').textContent).toBe('Belly: ');
});
