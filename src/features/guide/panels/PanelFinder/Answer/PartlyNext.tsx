import type {Fit} from '../../neighbors';
import {listed} from '@site/src/text/listed';
import Chips from './Chips';
import styles from './styles.module.css';

/** The panels that have some of the neighbors asked for: one of them may have been misread. */
export default function PartlyNext({
  fits,
  onAsk,
}: {
  fits: readonly Fit[];
  onAsk: (typed: string) => void;
}) {
  if (fits.length === 0) return null;
  const chips = fits.map(({panel: {name}, shared}) => ({
    name,
    hash: name,
    words: `next to ${listed(shared)}`,
  }));
  return (
    <dl className={styles.list}>
      <dt>Next to some of them, if a name was misread</dt>
      <dd>
        <Chips all={chips} onAsk={onAsk} />
      </dd>
    </dl>
  );
}
