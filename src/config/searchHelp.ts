import {mailto} from './contact';
import {site} from './site';

const mail = {label: site.mail, href: mailto(site.mail)};

/** Where to look when the search finds nothing, and whom to ask; for a frozen year, in that year. */
export const searchHelp = (year?: string) => ({
  pages: year
    ? [
        {title: `the docs of ${year}`, href: `/${year}/`},
        {title: 'the guide of this season', href: '/setup/'},
        {title: 'the Q&A of this season', href: '/campout/q-and-a/'},
      ]
    : [
        {title: 'the Setup Guide', href: '/setup/'},
        {title: 'the Q&A', href: '/campout/q-and-a/'},
        {title: 'the DJ lineup', href: '/campout/dj-lineup/'},
      ],
  mail,
});
