/**
 * The short links: what is painted on cards and old posters must go on working.
 * Every entry becomes a small page and two lines of the host's _redirects file.
 */
import {season} from '../data/season';
import {seasons} from '../data/seasons';
import {addressFromEnvironment} from './environment';
import {phase} from './phase';

export interface Redirect {
  /** The short path, without a slash at its end. */
  from: string;
  /** A path of this site (/psp/) or an https address; visitors are sent to it to the letter. */
  to: string;
  /** What stands there, in words that can follow 'moved to'. */
  why: string;
  /** The year that it belongs to, when it does. */
  year?: number;
}

const publicWorkspace = 'https://baaahs.slack.com';
const publicCalendar =
  'https://calendar.google.com/calendar?cid=ODlydDZ0MWs1am1oMm9odnZicXBvbTZyMW9AZ3JvdXAuY2FsZW5kYXIuZ29vZ2xlLmNvbQ';
const modelViewer = 'https://baaahs.github.io/geometry/html/viewer.html?#map';

/** The application of every year that has one: /apply-2025 goes on working in 2026. */
const applications: Redirect[] = seasons.flatMap(({year, applyUrl}) =>
  applyUrl ? [{from: `/apply-${year}`, to: applyUrl, why: `the ${year} application`, year}] : [],
);

/** This season's, or the page that says when it opens. */
const application: Redirect = {
  from: '/apply',
  to: season.applyUrl ?? '/applications/',
  why: season.applyUrl
    ? `the ${season.year} application`
    : `a note on when the ${season.year} application opens`,
  year: season.year,
};

/** The ticket shop; before there is one, the page that says when. */
const tickets: Redirect = {
  from: '/campout/register',
  ...(season.ticketsUrl && phase !== 'announced'
    ? {to: season.ticketsUrl, why: 'the ticket shop'}
    : {to: '/campout/', why: 'the campout, where tickets will be announced'}),
  year: season.year,
};

// /setup is not here: the guide's page owns that path, and the host adds the slash.
export const redirects: Redirect[] = [
  {
    from: '/drive',
    to: 'https://drive.google.com/drive/folders/0B_TasILTM6TWa18zdHdmNHpUYzg',
    why: 'the shared drive folder',
  },
  {from: '/pspride', to: '/psp/', why: 'BAAAHS at Palm Springs Pride', year: 2015},
  {from: '/join', to: 'https://goo.gl/forms/XUvltyxql2', why: 'the sign-up form'},
  {from: '/geometry', to: modelViewer, why: 'the 3D model viewer'},
  {from: '/model', to: modelViewer, why: 'the 3D model viewer'},
  {from: '/cal', to: publicCalendar, why: 'the public calendar'},
  {
    from: '/cal-private',
    to: addressFromEnvironment('CAL_PRIVATE_URL', publicCalendar),
    why: 'the calendar',
  },
  {from: '/slack', to: publicWorkspace, why: 'the workspace'},
  {
    from: '/slack-invite',
    to: addressFromEnvironment('SLACK_INVITE_URL', publicWorkspace),
    why: 'the workspace',
  },
  {
    from: '/2020',
    to: 'https://drive.google.com/drive/folders/1-5VGf1gZXyzGN1lYNVF1KwGBrJ6n9t4L',
    why: 'the 2020 drive folder',
    year: 2020,
  },
  {
    from: '/2020-form',
    to: 'https://docs.google.com/forms/d/e/1FAIpQLSfuh4BvWp1q4eQ_W_sVCDsKmlOPPB1N5RekJHLTjCsR5qdeFQ/viewform',
    why: 'the 2020 form',
    year: 2020,
  },
  {
    from: '/2020-doc',
    to: 'https://docs.google.com/document/d/10Do2qdITwrQxGOeMGd7pe1jrIxQejF-W5jHK2wbagfE',
    why: 'the 2020 document',
    year: 2020,
  },
  {
    from: '/2020-sheet',
    to: 'https://docs.google.com/spreadsheets/d/11FeKLaktPhMq_Oh_mG8TBK3U9_eY2oHBGxE0T3GzLhU',
    why: 'the 2020 sheet',
    year: 2020,
  },
  {
    from: '/crew',
    to: 'https://docs.google.com/document/d/11mQX1lZpP0rMNNV1Uni_J0hutXaMEhsjvKtermUuY6Q',
    why: 'the crew document',
  },
  {
    from: '/dj',
    to: 'https://docs.google.com/forms/d/e/1FAIpQLSeaDIVG7c5uKHetUvo1IX4R6PrTg1agjyGdEMnxYOvTBCF_YQ/viewform?usp=sf_link',
    why: 'the application form for DJs',
  },
  application,
  ...applications,
  tickets,
  {
    from: '/campout/perform',
    to: 'https://docs.google.com/forms/d/e/1FAIpQLSdl2F0KIvLfD-qslgVMHLVmO4cckyoSjhE9LCieSymyegokyw/viewform?vc=0&c=0&w=1&flr=0',
    why: 'the form for performers',
  },
];
