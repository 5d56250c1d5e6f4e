import clsx from 'clsx';
import crewFills from '../../sheep/crewFills.module.css';
import type {Layer} from '../sheepLayers';
import styles from './styles.module.css';

interface Props {
  layers: readonly Layer[];
}

const pathsOf = (layers: readonly Layer[]) =>
  layers.map(({kind, crew, d}) => (
    <path key={d} d={d} className={clsx(styles[kind], kind === 'hung' && crewFills[crew ?? ''])} />
  ));

/**
 * The sheep, or a part of it, as paths of an SVG. The outlines of what is hung now are one path, over the lines
 * of its neighbors and under a face that hides a part of it.
 */
export default function Paths({layers}: Props) {
  const kinds = layers.map(({kind}) => kind);
  const face = kinds.indexOf('face', kinds.lastIndexOf('now') + 1);
  const nearer = face < 0 ? layers.length : face;
  const now = layers.filter(({kind}) => kind === 'now');
  return (
    <>
      {pathsOf(layers.slice(0, nearer))}
      {now.length > 0 && <path d={now.map(({d}) => d).join('')} className={styles.edge} />}
      {pathsOf(layers.slice(nearer))}
    </>
  );
}
