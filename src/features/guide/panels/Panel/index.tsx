import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {STRUT} from '../../model/struts';
import {usePanelsPage} from '../usePanelsPage';
import styles from './styles.module.css';

interface Props {
  name: string;
  /** True where it is the name of a strut or a group of struts. */
  strut?: boolean;
  /** True in lists of panels: large enough for a glove. */
  large?: boolean;
}

/** The name of a panel or a strut, which leads to the panel finder; plain where the year has none. */
export default function Panel({name, strut = false, large = false}: Props) {
  const page = usePanelsPage();
  if (!page) return name;
  return (
    <Link
      to={`${page}#${strut ? STRUT : ''}${name}`}
      className={clsx(styles.panel, large && styles.large)}
    >
      {name}
    </Link>
  );
}
