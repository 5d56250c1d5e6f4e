import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {usePanelsPage} from '@site/src/lib/guide/usePanelsPage';
import styles from './styles.module.css';

interface Props {
  name: string;
  /** True in lists of panels: large enough for a glove. */
  large?: boolean;
}

/** The name of a panel, which leads to where it goes; plain where the year has no panel finder. */
export default function Panel({name, large = false}: Props) {
  const page = usePanelsPage();
  if (!page) return name;
  return (
    <Link to={`${page}#${name}`} className={clsx(styles.panel, large && styles.large)}>
      {name}
    </Link>
  );
}
