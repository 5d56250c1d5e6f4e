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

/** The outlines of what is hung now, which lie over its neighbors' lines. */
export const Edges = ({layers}: Props) =>
  layers
    .filter(({kind}) => kind === 'now')
    .map(({d}) => <path key={d} d={d} className={styles.edge} />);
