/** What the pages of 2024 show. A fact is mended here; nothing else changes it. */

export const pictures = {
  "busBusiness": {
    "src": "/img/2024/guide/bus-business.webp",
    "alt": "The yellow bus without its panels, business side: the lower platform, the stair to the roof deck, and a red generator on its shelf.",
    "width": 1200,
    "height": 800
  },
  "busParty": {
    "src": "/img/2024/guide/bus-party.webp",
    "alt": "The yellow bus without its panels, party side: three shelves with loudspeakers below, a DJ on the platform above.",
    "width": 1200,
    "height": 800
  },
  "sheep": {
    "src": "/img/2024/guide/sheep.webp",
    "alt": "The finished sheep from the driver side, all panels on, beside a person in a helmet who reaches to its hoof.",
    "width": 1200,
    "height": 800
  }
};
