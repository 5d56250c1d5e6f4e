import {splitFractions} from '@site/src/text/fractions';
import Fraction from '../../../../ui/Fraction';

/** A text whose sizes are set as proper fractions. */
export default function Sizes({children}: {children: string}) {
  return splitFractions(children).map((piece, i) =>
    // The pieces of a text never change places.
    typeof piece === 'string' ? piece : <Fraction key={i} {...piece} />,
  );
}
