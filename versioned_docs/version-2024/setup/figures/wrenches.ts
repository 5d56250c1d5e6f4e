/** Which wrench fits which bolt. The first of each is also the width of the bolt's head. */
export const wrenches = [
  {bolt: '1/2"', wrench: '3/4" or 19 mm'},
  {bolt: '3/8"', wrench: '9/16" or 15 mm'},
  {bolt: '5/16"', wrench: '1/2" or 13 mm', optional: true},
  {bolt: '1/4"', wrench: '3/8" or 10 mm', optional: true},
];
