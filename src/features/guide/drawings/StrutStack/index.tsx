import type {ReactNode} from 'react';
import Figure from '../Figure';
import Frames from '../Frames';
import Group from './Group';
import Stack from './Stack';
import Weight from './Weight';

const frames = [
  {drawing: <Group />, words: 'Three struts make a group. Their arrows point away from the bus.'},
  {
    drawing: <Stack />,
    words: 'A lowest, then B, then C. The bolt comes from below, through a washer on each side.',
  },
  {drawing: <Weight />, words: 'Weight at the ends only. Never in the middle.'},
];

/** How three struts join, and where they carry weight. */
export default function StrutStack({children}: {children?: ReactNode}): ReactNode {
  return (
    <Figure caption={children} wide>
      <Frames frames={frames} />
    </Figure>
  );
}
