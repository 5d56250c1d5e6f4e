/** The bus from above, front to the left, with a stand in each corner; and from its side. */
export const aboveSize = {width: 328, height: 190};
export const besideSize = {width: 328, height: 226};

export const roof =
  'M64 46H300Q310 46 310 56V134Q310 144 300 144H64ZM64 58H36Q22 58 22 72V118Q22 132 36 132H64';
export const stands = [
  {x: 84, y: 58, name: 'front'},
  {x: 84, y: 132, name: 'front'},
  {x: 288, y: 58, name: 'rear'},
  {x: 288, y: 132, name: 'rear'},
] as const;
/** From each stand a little way outward. */
export const outward =
  'M84 40V24M76 32L84 24L92 32M84 150V166M76 158L84 166L92 158M288 40V24M280 32L288 24L296 32M288 150V166M280 158L288 166L296 158';

export const body = 'M70 112V40Q70 28 82 28H304Q314 28 314 38V112Z';
export const hood = 'M70 76H34Q18 76 18 90V112H70Z';
export const windows = [88, 132, 176, 220, 264];
export const rail = 'M18 112H314V122H18Z';
export const wheels = [58, 240];
export const ground = 'M4 170H324';

/** A jack stand by its own height: its top on y = 0, its foot below. */
export const jackStand = (height: number) => `M-9 0H9V6H4L16 ${height}H-16L-4 6H-9Z`;
export const block = 'M264 156H316V170H264Z';
export const bottleJack = 'M136 146H164V170H136ZM146 122H154V146H146Z';
export const lift = 'M184 164V134M175 143L184 134L193 143';
