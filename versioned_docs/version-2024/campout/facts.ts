/** What the pages of 2024 show. A fact is mended here; nothing else changes it. */

export const season = {
  "year": 2024,
  "weekend": "Memorial Day Weekend",
  "start": "2024-05-24",
  "end": "2024-05-27",
  "preWeekend": {
    "start": "2024-05-17",
    "end": "2024-05-19"
  },
  "theme": "WHAAAT?",
  "place": {
    "name": "The Incline",
    "town": "Potter Valley",
    "county": "Mendocino County",
    "state": "California",
    "mapUrl": "https://maps.app.goo.gl/66XPhYAn7Pd9A4kJ7",
    "hoursFromSanFrancisco": 2.5
  },
  "packingListUrl": "https://docs.google.com/document/d/1a3cFYl_xIt_aG26M7SRYsMUY78l2k4Q-cjS4X9po4xw/edit"
};

export const banner = {
  "src": "/img/2024/q-and-a/banner.webp",
  "alt": "The sheep looks kindly down at people who hold up big coloured question marks.",
  "width": 1920,
  "height": 900
};

export const mail = "campout@baaahs.org";
