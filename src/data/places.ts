/** Where campouts have been. A season's record names one of them (`place: theIncline`). */
export const theIncline = {
  name: 'The Incline',
  town: 'Potter Valley',
  county: 'Mendocino County',
  state: 'California',
  mapUrl: 'https://maps.app.goo.gl/66XPhYAn7Pd9A4kJ7',
  hoursFromSanFrancisco: 2.5,
};
