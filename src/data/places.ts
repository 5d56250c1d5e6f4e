/** Where campouts have been. */
export const theIncline = {
  name: 'The Incline',
  town: 'Potter Valley',
  county: 'Mendocino County',
  state: 'California',
  mapUrl: 'https://maps.app.goo.gl/66XPhYAn7Pd9A4kJ7',
  hoursFromSanFrancisco: 2.5,
};
