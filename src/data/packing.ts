/** What nobody should leave without, whatever the packing list says besides: Q&A and leaflet show it. */
export const bring = [
  'a tent',
  'lights',
  'your own cup, plate and utensils',
  'an extension cord, if you want power at your campsite (for phones and lights only)',
];

/** What stays at home, and why. */
export const leaveAtHome = [
  {what: 'Pets', why: 'all of them, dogs too'},
  {
    what: 'Fridges, air conditioners, hair dryers',
    why: 'and other things that draw a lot of power: the power grid cannot take them',
  },
];
