/** Where the measured sheep (geometry.json) differs from what its labels and its other side say, and why. */
import type {Measured} from '@site/src/features/guide/model/types';

export const measured: Measured = {
  middle: 0.4,
  unlabelled: [
    {panels: ['F18D', 'F20D'], why: 'They share an edge behind the ear, 35 inches long, that no label names.'},
  ],
  unlike: [
    {panels: ['24', '25'], why: 'The loins are cut differently: 26D on the party side, 26AP and 26BP on the business side.'},
    {panels: ['F10'], why: 'The chest below the neck was measured with four corners on one side and three on the other.'},
    {panels: ['F16', 'F18', 'F20'], why: 'The two sides of the head are cut differently around the ears.'},
    {panels: ['R2', 'R3', 'R4'], why: 'Below the tail the two sides were measured up to six inches apart.'},
  ],
};
