import {splitPanels} from '../splitPanels';
import Panel from '../Panel';
import Sizes from '../../task/Sizes';

interface Props {
  children: string;
  /** Of the panels that are to be links; struts always are. */
  names?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** A text whose sizes are set as proper fractions and whose panels and struts lead to the finder. */
export default function PanelWords({children, names = NONE}: Props) {
  return splitPanels(children, names).map((piece, i) =>
    // The pieces of a text never change places.
    typeof piece === 'string' ? (
      <Sizes key={i}>{piece}</Sizes>
    ) : 'strut' in piece ? (
      <Panel key={i} name={piece.strut} strut />
    ) : (
      <Panel key={i} name={piece.panel} />
    ),
  );
}
