import {render, screen, within} from '@testing-library/react';
import OrgList from './index';

const place = {x: 0, y: 0};
const ellipse = {...place, rx: 100, ry: 100};

describe('OrgList', () => {
  it('nests the projects of each circle in its own list', () => {
    render(
      <OrgList
        circles={[
          {
            name: 'Depot',
            ...ellipse,
            projects: [
              {name: 'Bar', ...place},
              {name: 'Tower', ...place},
            ],
          },
          {name: 'Pearl Tamer', ...ellipse, x: 300, projects: []},
        ]}
      />,
    );
    const depot = screen.getByRole('heading', {name: 'Depot'}).closest('li')!;
    const projects = within(depot).getAllByRole('listitem');
    expect(projects.map((item) => item.textContent)).toEqual(['Bar', 'Tower']);
    expect(depot.querySelector('p')).toHaveTextContent(/^2 projects$/);
  });

  it('begins with the fullest', () => {
    const shade = [{name: 'Shade', ...place}];
    render(
      <OrgList
        circles={[
          {name: 'Pearl Tamer', ...ellipse, projects: []},
          {name: 'Camp', ...ellipse, x: 300, projects: shade},
        ]}
      />,
    );
    const names = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(names).toEqual(['Camp', 'Pearl Tamer']);
  });

  it('says so when a circle lists no project', () => {
    render(<OrgList circles={[{name: 'Pearl Tamer', ...ellipse, x: 300, projects: []}]} />);
    expect(screen.getByText('no projects listed')).toBeVisible();
    expect(document.querySelector('.count')).toHaveTextContent(/^0 projects$/);
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });
});
