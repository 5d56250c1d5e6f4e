import {render, screen, within} from '@testing-library/react';
import WrenchTable from '.';

const rows = [
  {bolt: '1/2"', wrench: '3/4" or 19 mm'},
  {bolt: '1/4"', wrench: '3/8" or 10 mm', optional: true},
];

describe('WrenchTable', () => {
  it('names for each bolt its wrenches, and says which are optional', () => {
    render(<WrenchTable rows={rows} />);
    const [, half, quarter] = screen.getAllByRole('row');
    const bolt = (row: HTMLElement) => within(row).getByRole('rowheader');
    expect(bolt(half!)).toHaveTextContent(/^1\/2"$/);
    expect(within(half!).getAllByRole('cell')[0]).toHaveTextContent(/^3\/4" or 19 mm$/);
    expect(bolt(quarter!)).toHaveTextContent(/^1\/4"$/);
    expect(quarter).toHaveTextContent('3/8" or 10 mm (optional)');
  });

  it('draws head and wrench of all rows to one scale', () => {
    const {container} = render(<WrenchTable rows={rows} />);
    const [large, small] = Array.from(container.querySelectorAll('svg circle'), (circle) =>
      Number(circle.getAttribute('r')),
    );
    expect(large).toBe(small! * 2);
  });

  it('refuses a row without a size in inches, by its words', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<WrenchTable rows={[{bolt: 'big', wrench: '3/4"'}]} />)).toThrow('"big"');
    quiet.mockRestore();
  });
});
