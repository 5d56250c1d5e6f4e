import {fraction} from '@site/src/lib/guide/fraction';
import Fraction from '../Fraction';

/** A text whose sizes are set as proper fractions. */
export default function Sizes({children}: {children: string}) {
  return fraction(children).map((piece, i) =>
    // The pieces of a text never change places.
    typeof piece === 'string' ? piece : <Fraction key={i} top={piece.top} bottom={piece.bottom} />,
  );
}
