/** Who we are and where to find us: names and addresses that do not change with the season. */
export const site = {
  name: 'BAAAHS',
  /** The name spelled out: a word for each letter. */
  fullName: 'Big-Ass Amazingly Awesome Homosexual Sheep',
  url: 'https://www.baaahs.org',
  /** Where the code of this site is kept: 'edit this page' leads into its branch main. */
  repository: 'https://github.com/baaahs/baaahs-website',
  description:
    'BAAAHS is a queer, volunteer-run art and party collective in the San Francisco Bay Area with a forty-foot disco sheep.',
  founded: 2013,
  /** Whose clock our days go by. */
  timeZone: 'America/Los_Angeles',
  mailSubject: 'Writing from the web',
  mail: 'info@baaahs.org',
  campoutMail: 'campout@baaahs.org',
  soundcloud: 'https://soundcloud.com/baaahs',
  instagram: 'https://www.instagram.com/baaahsstation',
  facebook: 'https://facebook.com/BAAAHS.13',
} as const;
