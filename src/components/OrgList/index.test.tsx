import {render, screen, within} from '@testing-library/react';
import OrgList from './index';

describe('OrgList', () => {
  it('nests the projects of each circle in its own list', () => {
    render(
      <OrgList
        circles={[
          {name: 'Depot', hue: 'sky', projects: [{name: 'Bar'}, {name: 'Tower'}]},
          {name: 'Pearl Tamer', hue: 'dusk', projects: []},
        ]}
      />,
    );
    const depot = screen.getByRole('heading', {name: 'Depot'}).closest('li')!;
    const projects = within(depot).getAllByRole('listitem');
    expect(projects.map((item) => item.textContent)).toEqual(['Bar', 'Tower']);
    expect(within(depot).getByText('2 projects')).toBeVisible();
  });

  it('says so when a circle lists no project', () => {
    render(<OrgList circles={[{name: 'Pearl Tamer', hue: 'dusk', projects: []}]} />);
    expect(screen.getByText('no projects listed')).toBeVisible();
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });
});
