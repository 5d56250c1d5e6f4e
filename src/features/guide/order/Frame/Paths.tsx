import clsx from 'clsx';
import crewFills from '../../sheep/crewFills.module.css';
import type {Layer} from '../sheepLayers';
import styles from './styles.module.css';

/** The sheep, or a part of it, as paths of an SVG. */
const Paths = ({layers}: {layers: readonly Layer[]}) =>
  layers.map(({kind, crew, d}) => (
    <path key={d} d={d} className={clsx(styles[kind], kind === 'hung' && crewFills[crew ?? ''])} />
  ));

export default Paths;
