import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import Figure from '../Figure';
import Frames from '../Frames';
import strokes from '../strokes.module.css';
import {partsSize, size} from './geometry';
import {Bolt, Edge, EdgeNames, Parts, Pin, PinOut, ViceGrip} from './tools';
import styles from './styles.module.css';

const LEFT = 34;
const RIGHT = 126;

const frames = [
  {
    words: 'Pin through a hole near the end of the edge.',
    drawing: (
      <Drawing
        title="Pin in"
        description="A panel above, its neighbor below, their edges on each other. An aligner pin goes down through a hole of both, near the left end."
        {...size}
      >
        <Edge />
        <EdgeNames />
        <Pin x={LEFT} />
        <path d="M12 44V76M2 66L12 76L22 66" className={strokes.heavy} />
      </Drawing>
    ),
  },
  {
    words: 'Vice grip beside it, on both edges.',
    drawing: (
      <Drawing
        title="Vice grip on"
        description="The pin stays in. A vice grip beside it bites both edges together."
        {...size}
      >
        <Edge />
        <Pin x={LEFT} />
        <ViceGrip x={58} />
      </Drawing>
    ),
  },
  {
    words: 'Pin out. Zip tie or 1/4" bolt in.',
    drawing: (
      <Drawing
        title="Pin out, bolt in"
        description="The pin is pulled up and out. A bolt with washers and a wing nut is in its hole. The vice grip still holds."
        {...size}
      >
        <Edge />
        <PinOut />
        <ViceGrip x={62} />
        <Bolt x={LEFT} />
      </Drawing>
    ),
  },
  {
    words: 'Vice grip off. Same at the other end.',
    drawing: (
      <Drawing
        title="On to the other end"
        description="The bolt stays at the left end. Pin and vice grip are now at the right end of the same edge."
        {...size}
      >
        <Edge />
        <Bolt x={LEFT} />
        <ViceGrip x={102} turned />
        <Pin x={RIGHT} />
        <path d="M54 74H98M88 64L98 74L88 84" className={strokes.heavy} />
      </Drawing>
    ),
  },
];

/** How a panel is fixed to its neighbor, in four frames, and what goes into the hole. */
export default function HangingFrames({children}: {children?: ReactNode}): ReactNode {
  return (
    <Figure caption={children} wide>
      <Frames frames={frames} narrow />
      <div className={styles.parts}>
        <p className={styles.words}>What goes into the hole</p>
        <Drawing
          title="What goes into the hole"
          description="A zip tie; or a quarter-inch set: bolt, washer, the two edges, washer, wing nut."
          {...partsSize}
        >
          <Parts />
        </Drawing>
      </div>
    </Figure>
  );
}
