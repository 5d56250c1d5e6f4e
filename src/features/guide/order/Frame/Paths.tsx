import clsx from 'clsx';
import crewFills from '../../sheep/crewFills.module.css';
import type {Layer} from '../sheepLayers';
import styles from './styles.module.css';

interface Props {
  layers: readonly Layer[];
}

/** The sheep, or a part of it, as paths of an SVG. */
const Paths = ({layers}: Props) =>
  layers.map(({kind, crew, d}) => (
    <path key={d} d={d} className={clsx(styles[kind], kind === 'hung' && crewFills[crew ?? ''])} />
  ));

export default Paths;

/** The outlines of what is hung now, which lie over its neighbors' lines, as one path. */
export function Edges({layers}: Props) {
  const now = layers.filter(({kind}) => kind === 'now');
  return now.length > 0 && <path d={now.map(({d}) => d).join('')} className={styles.edge} />;
}
