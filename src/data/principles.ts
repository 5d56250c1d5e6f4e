import type {Principle} from './schema';

/** Burning Man's ten principles and what each means aboard the sheep. `icon` names a drawing. */
export const principles: Principle[] = [
  {
    title: 'Radical Inclusion',
    subtitle:
      'No password, no résumé, no prerequisites to ride. Come as you are, or as who you would like to be by midnight.',
    icon: 'inclusion',
  },
  {
    title: 'Gifting',
    subtitle:
      'We throw parties for other people. That is the whole present, and you may dance in it.',
    icon: 'gifting',
  },
  {
    title: 'Decommodification',
    subtitle: 'Aboard the sheep nothing is bought and nothing is sold. Wool has no pockets anyway.',
    icon: 'decommodification',
  },
  {
    title: 'Radical Self-reliance',
    subtitle:
      'We build a sheep in a desert. There is no hardware store out there, so every bolt comes along with us.',
    icon: 'self-reliance',
  },
  {
    title: 'Radical Self-expression',
    subtitle:
      'The sheep is a stage on wheels. Sing, spin, sparkle or stand there glowing: it holds all of you.',
    icon: 'self-expression',
  },
  {
    title: 'Communal Effort',
    subtitle:
      'One person cannot build this animal; only many people can. Some hold ladders, some hold snacks, all hold it together.',
    icon: 'communal-effort',
  },
  {
    title: 'Civic Responsibility',
    subtitle:
      'Anyone may dance; only the licensed and sober drive. A mutant vehicle is still a vehicle.',
    icon: 'civic-responsibility',
  },
  {
    title: 'Leaving No Trace',
    subtitle:
      'When the sheep moves on, the ground looks as if no sheep had been there. Yes, sequins count.',
    icon: 'leaving-no-trace',
  },
  {
    title: 'Participation',
    subtitle:
      'Everyone finds a project, from lights to lunch. If yours does not exist yet, start it.',
    icon: 'participation',
  },
  {
    title: 'Immediacy',
    subtitle:
      'You have to be there. No website can do it for you, and this one knows it is only a website.',
    icon: 'immediacy',
  },
];
