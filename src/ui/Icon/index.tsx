import Sign from './Sign';
import {drawings} from './drawings';

export type IconName = keyof typeof drawings;

/** A sign of the interface. What it does is said by the text or label of its button. */
export default function Icon({name}: {name: IconName}) {
  return <Sign path={drawings[name]} />;
}
