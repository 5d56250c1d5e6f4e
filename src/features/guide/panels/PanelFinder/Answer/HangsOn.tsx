import {groupsNamed, STRUT, strutsOf, strutText} from '../../../model/struts';
import type {StrutGroup} from '../../../model/types';
import Chips from './Chips';
import styles from './styles.module.css';

interface Props {
  /** Of a panel. */
  name: string;
  struts: readonly StrutGroup[];
  onAsk: (typed: string) => void;
}

/** The struts that a panel hangs on, and that a strut of its own name is another thing. */
export default function HangsOn({name, struts, onAsk}: Props) {
  const own = strutsOf(name, struts);
  const [alike] = groupsNamed(name, struts);
  if (own.length === 0 && !alike) return null;
  const chips = own.map((group) => ({
    name: strutText(group),
    hash: STRUT + group.name,
    words: 'struts',
  }));
  return (
    <>
      <dt>Hangs on</dt>
      <dd>
        <Chips all={chips} onAsk={onAsk} />
        {own.some(({uncertain}) => uncertain) && (
          <p className={styles.soft}>What has a question mark is not certain. Count on site.</p>
        )}
        {alike && (
          <p>
            Strut {name} is not this panel. It is one of the struts {alike.name}.
          </p>
        )}
      </dd>
    </>
  );
}
