import {usePrinted} from '../usePrinted';

/** Edition and season at the top of the printed guide, for browsers without margins; see PrintMargins. */
export default function PrintHeader() {
  const {edition, made} = usePrinted();
  return (
    <p className="paper-only" data-print-header>
      {edition}. {made}.
    </p>
  );
}
