import Sign from '../Icon/Sign';
import {drawings} from './drawings';

export type SocialName = keyof typeof drawings;

/** The mark of a place where we are found. The link around it carries the name. */
export default function SocialIcon({name}: {name: SocialName}) {
  return <Sign path={drawings[name]} />;
}
