import {scheduleDocument} from './schedule';

/** What /offline/ tells besides the state of the device. */
export const offline = {
  title: 'ready for the playa',
  intro:
    'Out there is no signal. This site saves itself on your device while you have some, and then works without.',

  withoutScript:
    'Saving is done by script, which this browser does not run. Print the guide, or open this page in a browser that does.',
  sunlight: 'Large type and strong contrast, to read outdoors. Kept on this device, on every page.',

  kept: [
    {what: 'the setup guide', href: '/setup/', more: 'every crew’s tasks, figures and table kit'},
    {what: 'the panel finder', href: '/setup/panels/', more: 'where each panel goes'},
    {what: 'start building', href: '/setup/build/', more: 'one step at a time'},
    {what: 'the handover', href: '/setup/handover/', more: 'ticks go from phone to phone'},
    {what: 'the setup lead’s\u00a0board', href: '/setup/board/', more: 'all crews at once'},
    {
      what: 'the campout',
      href: '/campout/',
      more: 'what to expect, lineup, questions and answers',
    },
    {what: 'the org diagram', href: '/org/2024/', more: 'and the same as a list'},
    {what: 'the search', href: '/search/', more: 'over all of these'},
    {what: 'pictures', more: 'every one on those pages, 600 pixels wide'},
  ],
  leftOut: [
    {what: 'videos', instead: 'their stills are there'},
    {what: 'past years', instead: 'they would double the weight'},
    ...(scheduleDocument
      ? [{what: 'the schedule', instead: 'it lies on another site: take a screenshot'}]
      : []),
    {what: 'short links', instead: 'like /apply: most lead away'},
    {what: 'large pictures', instead: 'the same are there, smaller'},
  ],

  losing: [
    {
      when: 'Safari, after seven days without a visit',
      what: 'It deletes what sites have saved. A site that is on the home screen is spared.',
    },
    {
      when: 'Private windows, when they are closed',
      what: 'Save in a normal window.',
    },
    {
      when: 'Any browser, when the device is full',
      what: 'Sites that are seldom visited go first. “Save again” asks the browser to spare this one.',
    },
    {
      when: 'You, with “clear browsing data”',
      what: 'Your ticks go with it.',
    },
  ],

  installing: [
    {
      device: 'iPhone and iPad',
      steps: [
        'Open this page in Safari.',
        'Tap the share button, then Add to Home Screen.',
        'Open it from the home screen once while you have signal: it saves for itself there.',
      ],
    },
    {
      device: 'Android',
      steps: [
        'Open this page in Chrome or Firefox.',
        'Open the menu, then tap Add to Home screen or Install.',
        'Open it once while you have signal, and\u00a0look\u00a0here.',
      ],
    },
  ],
} as const;

/** What stands without signal in place of a page that was not saved. */
export const notKept = {
  title: 'not on this device',
  text: 'This page is not saved here, and there is no signal to fetch it. Years that are over, videos and links that lead out of this site stay on the network. These are with you:',
  links: [
    {title: 'the setup guide', href: '/setup/'},
    {title: 'the campout', href: '/campout/'},
    {title: 'what is saved on this device', href: '/offline/'},
  ],
} as const;
