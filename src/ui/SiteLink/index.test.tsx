import {render, screen} from '@testing-library/react';
import SiteLink from '.';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, ...rest}: {to: string}) => <a href={to} data-router="true" {...rest} />,
}));

test.each(['/', '/campout/', '/campout/q-and-a/#gear', '/setup/?edition=street'])(
  'the page %s is followed by the router',
  (href) => {
    render(<SiteLink href={href}>there</SiteLink>);
    expect(screen.getByRole('link').dataset.router).toBe('true');
  },
);

test.each(['/apply', '/campout/register', 'https://baaahs.slack.com', 'mailto:info@baaahs.org'])(
  '%s is left to the browser',
  (href) => {
    render(<SiteLink href={href}>there</SiteLink>);
    expect(screen.getByRole('link').dataset.router).toBeUndefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  },
);
