/**
 * How we write what is often written in another way. A line for each: what to write, every wrong
 * form, and why. A form is looked for as a whole word, outside of addresses, names of files and
 * names in code; upper and lower case count.
 */
export interface HouseWord {
  write: string;
  /** Patterns of wrong forms; `$1` and so on of `write` are their parts in brackets. */
  wrong: string[];
  why: string;
}

const ourName = 'it is the name that people know and search for';
const oneTerm = 'crews search the guide for a word, so a thing has one';
const american = 'the site is written in American English';

const names: HouseWord[] = [
  {write: 'BAAAHS', wrong: ['BA{1,2}HS', 'BA{4,}HS', 'Baa+hs', 'baa+hs'], why: ourName},
  {write: 'Q&A', wrong: ['Q ?(?:and|\\+|/) ?A', 'Q & A', 'QA', 'FAQs?'], why: ourName},
  {
    write: 'Black Rock City',
    wrong: ['[Bb]lackrock [Cc]ity', 'Black Rock city', '[Bb]lack rock [Cc]ity', 'Black-Rock-City'],
    why: ourName,
  },
  {write: 'BRC', wrong: ['Brc', 'B\\.R\\.C\\.'], why: ourName},
  {
    write: 'Burning Man',
    wrong: ['[Bb]urningman', 'BurningMan', 'burning [Mm]an', 'Burning man'],
    why: ourName,
  },
  {
    write: 'San Francisco',
    wrong: ['San Fran', 'Frisco', 'San Fransisco', 'San Fransico'],
    why: ourName,
  },
  {write: 'SoundCloud', wrong: ['Soundcloud', 'Sound Cloud'], why: ourName},
  {write: 'Instagram', wrong: ['Insta', 'IG', 'instagram'], why: ourName},
  {write: 'Facebook', wrong: ['FaceBook', 'facebook', 'FB'], why: ourName},
  {
    write: 'Setup Lead',
    wrong: ['Setup-[Ll]ead', 'SetUp Lead'],
    why: ourName,
  },
  {write: 'Party Crew', wrong: ['Party crew', 'party [Cc]rew'], why: ourName},
  {write: 'Business Crew', wrong: ['Business crew', 'business [Cc]rew', 'Biz Crew'], why: ourName},
  {
    write: 'Head & Hind Crew',
    wrong: [
      'Head and Hind [Cc]rew',
      'Head & Hind crew',
      '[Hh]ead (?:&|and) hind [Cc]rew',
      '(?<![&d] )Hind Crew',
    ],
    why: ourName,
  },
  {
    write: 'Tech',
    wrong: ['Tech Crew', 'tech [Cc]rew'],
    why: 'the crew is called Tech, with nothing behind it',
  },
  {write: 'DJ', wrong: ['Dj', 'D\\.J\\.', 'deejay'], why: ourName},
  {
    write: 'DJs',
    wrong: ["DJ['’]s(?= (?:play|are|and|on|of)\\b)", 'Djs', 'DJS'],
    why: 'more than one has no apostrophe',
  },
  {write: 'RV', wrong: ['Rv', 'R\\.V\\.'], why: ourName},
  {
    write: 'RVs',
    wrong: ["RV['’]s(?= (?:are|can|may)\\b)", 'Rvs'],
    why: 'more than one has no apostrophe',
  },
];

const campout: HouseWord[] = [
  {
    write: 'campout',
    wrong: ['camp-out', 'camp out weekend', 'Camp-[Oo]ut', 'CampOut'],
    why: ourName,
  },
  {write: '$1ineup', wrong: ['([Ll])ine-up', '([Ll])ineUp'], why: 'the page is called DJ Lineup'},
  {write: 'talent(less) show', wrong: ['[Tt]alentless show', '[Tt]alent-less show'], why: ourName},
  {
    write: 'gear truck',
    wrong: ['gear-truck', 'gear van', 'equipment truck'],
    why: 'campers look for one name of it',
  },
  {
    write: 'carpool$1',
    wrong: ['car-pool(ing|)', 'car pool(ing|)'],
    why: 'campers look for one name of it',
  },
  {write: 'hook-ups', wrong: ['hookups', 'hook ups'], why: 'the RV answer says it so'},
  {
    write: 'all-wheel drive',
    wrong: ['all wheel drive', '4WD', 'AWD'],
    why: 'not everybody knows the letters',
  },
];

const guide: HouseWord[] = [
  {write: '$1etup', wrong: ['([Ss])et-up'], why: oneTerm},
  {write: '$1eardown', wrong: ['([Tt])ear-down', '([Tt])ake-?down'], why: oneTerm},
  {
    write: 'vice grip$1',
    wrong: ['[Vv]ise[- ]?grip(s?)', '[Vv]ice[- ]?Grip(s?)', '[Vv]icegrip(s?)'],
    why: oneTerm,
  },
  {
    write: 'zip tie$1',
    wrong: ['[Zz]ip-?tie(s?)', '[Cc]able tie(s?)', 'tie[- ]?wrap(s?)'],
    why: oneTerm,
  },
  {write: 'jack stand$1', wrong: ['[Jj]ack-?stand(s?)'], why: oneTerm},
  {write: 'bottle jack$1', wrong: ['[Bb]ottle-?jack(s?)'], why: oneTerm},
  {
    write: 'ratchet strap$1',
    wrong: ['[Rr](?:atchet-?|achet[- ]?|atched )strap(s?)', '[Rr]atchetstrap(s?)'],
    why: oneTerm,
  },
  {
    write: 'ratchet wrench$1',
    wrong: ['[Rr]achet[- ]?wrench(es|)', '[Rr]atchet-wrench(es|)'],
    why: oneTerm,
  },
  {write: 'wing nut$1', wrong: ['[Ww]ing-?nut(s?)'], why: oneTerm},
  {write: 'C-clamp$1', wrong: ['[Cc] clamp(s?)', 'c-clamp(s?)', 'G-clamp(s?)'], why: oneTerm},
  {write: 'hard hat$1', wrong: ['[Hh]ard-?hat(s?)'], why: oneTerm},
  {write: 'head lamp$1', wrong: ['[Hh]ead-?lamp(s?)', '[Hh]ead ?torch(es|)'], why: oneTerm},
  {write: 'lag bolt$1', wrong: ['[Ll]ag-?bolt(s?)'], why: oneTerm},
  {
    write: 'aligner pin$1',
    wrong: ['[Aa]ligner-pin(s?)', '[Aa]lignment pin(s?)', '[Dd]rift pin(s?)'],
    why: oneTerm,
  },
  {write: 'impact driver$1', wrong: ['[Ii]mpact-?driver(s?)', 'impact gun(s?)'], why: oneTerm},
  {write: 'pool noodle$1', wrong: ['[Pp]ool-?noodle(s?)'], why: oneTerm},
  {write: 'first-aid kit', wrong: ['[Ff]irst aid kit', '[Ff]irstaid kit'], why: oneTerm},
  {
    write: 'finger-tight',
    wrong: ['finger tight', 'fingertight', 'hand-tight', 'hand tight'],
    why: oneTerm,
  },
  {write: 'crew lead$1', wrong: ['crew-lead(s?)', '[Cc]rew leader(s?)'], why: oneTerm},
];

const spelling: HouseWord[] = [
  {
    write: '$1or$2',
    wrong: ['([Cc]ol|[Nn]eighb|[Ff]av|[Hh]on|[Ff]lav|[Hh]arb|[Hh]um)our(\\w*)'],
    why: american,
  },
  {write: '$1enter$2', wrong: ['([Cc])entre(s|d|)'], why: american},
  {write: '$1eter$2', wrong: ['(\\w*[Mm])etre(s?)'], why: american},
  {write: '$1ray$2', wrong: ['([Gg])rey(s|ish|)'], why: american},
  {
    write: '$1iz$2',
    wrong: [
      '([Oo]rgan|[Rr]eal|[Rr]ecogn|[Aa]polog|[Ss]ymbol|[Mm]inim|[Ss]ynchron)is(e\\w*|ing|ation\\w*)',
    ],
    why: american,
  },
  {write: '$1luminum', wrong: ['([Aa])luminium'], why: american},
  {write: '$1rogram$2', wrong: ['([Pp])rogramme(s?)'], why: american},
  {write: '$1icense$2', wrong: ['([Ll])icence(s|d|)'], why: american},
  {write: '$1l$2', wrong: ['([Tt]rave|[Cc]ance|[Ll]abe|[Mm]ode)ll(ed|ing|er|ers)'], why: american},
  {write: '$1ire$2', wrong: ['([Tt])yre(s?)'], why: american},
];

export const houseWords: HouseWord[] = [...names, ...campout, ...guide, ...spelling];
