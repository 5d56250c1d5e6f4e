import {splitPanels} from '@site/src/lib/guide/splitPanels';
import {usePanelsPage} from '@site/src/lib/guide/usePanelsPage';
import Panel from '../Panel';
import Sizes from '../Sizes';

interface Props {
  children: string;
  /** Of the panels that there are. */
  names: ReadonlySet<string>;
}

/** A text whose sizes are set as proper fractions and whose panels lead to where they go. */
export default function PanelWords({children, names}: Props) {
  if (!usePanelsPage()) return <Sizes>{children}</Sizes>;
  return splitPanels(children, names).map((piece, i) =>
    // The pieces of a text never change places.
    typeof piece === 'string' ? (
      <Sizes key={i}>{piece}</Sizes>
    ) : (
      <Panel key={i} name={piece.panel} />
    ),
  );
}
