/** The three drawings of the struts, each 328 wide. */
export const groupSize = {width: 328, height: 230};
export const stackSize = {width: 328, height: 278};
export const weightSize = {width: 328, height: 176};

/** Length in units and turn in degrees of each strut, from its mark on the bus to the joint. */
export const struts = [
  {name: 'C', from: [40, 44], length: 248, angle: 17},
  {name: 'B', from: [40, 116], length: 236, angle: 0},
  {name: 'A', from: [40, 188], length: 248, angle: -17},
] as const;
export const joint = [277, 116] as const;

/** What lies on what, from the nut down: its outline, and where its name's line begins. */
export const stack = [
  {name: 'bolt, pointing up', at: [118, 50], path: 'M92 88V34L96 28H114L118 34V88'},
  {name: 'nut', at: [135, 100], path: 'M75 86H135V114H75ZM93 86V114M117 86V114'},
  {name: 'washer', at: [143, 121], path: 'M67 117H143V125H67Z'},
  {name: 'strut C', at: [160, 144], path: 'M14 129H150Q160 129 160 139V149Q160 159 150 159H14'},
  {name: 'strut B', at: [160, 178], path: 'M14 163H150Q160 163 160 173V183Q160 193 150 193H14'},
  {
    name: 'strut A, lowest',
    at: [160, 212],
    path: 'M14 197H150Q160 197 160 207V217Q160 227 150 227H14',
  },
  {name: 'washer', at: [143, 235], path: 'M67 231H143V239H67Z'},
  {name: 'head of the bolt', at: [135, 256], path: 'M75 243H135V269H75ZM93 243V269M117 243V269'},
] as const;
export const letters = [
  {letter: 'C', y: 144},
  {letter: 'B', y: 178},
  {letter: 'A', y: 212},
];
export const thread = 'M92 44L118 40M92 54L118 50M92 64L118 60M92 74L118 70';

/** A boot seen from its side, its sole on y = 0. */
export const boot = 'M-13 -42H7V-24Q9 -17 22 -15Q29 -13 29 -6H-13Z';
export const sole = 'M-14 -6H30V0H-14Z';
