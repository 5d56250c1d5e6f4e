import clsx from 'clsx';
import strokes from '../strokes.module.css';

interface Props {
  /** Where its side ends, and where its name does. */
  bottom: number;
  name: number;
}

/** The side of the bus, at the left of a drawing. */
export default function Bus({bottom, name}: Props) {
  return (
    <>
      <path d={`M10 8H30V${bottom}H10Z`} className={strokes.paper} />
      <text
        transform={`translate(25 ${name}) rotate(-90)`}
        className={clsx(strokes.end, strokes.strong)}
      >
        BUS
      </text>
    </>
  );
}
