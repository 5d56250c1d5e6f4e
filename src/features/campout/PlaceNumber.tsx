interface Props {
  /** Where it stands in the drawing of the venue. */
  at: readonly [number, number];
  /** What the list calls it: from 1. */
  number: number;
}

/** A number on the map of the venue. Its colors are those of the group that it stands in. */
export default function PlaceNumber({at: [x, y], number}: Props) {
  return (
    <>
      <circle cx={x} cy={y} r="21" />
      <text x={x} y={y + 8} textAnchor="middle">
        {number}
      </text>
    </>
  );
}
