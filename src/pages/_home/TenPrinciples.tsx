import {Principles} from '@site/src/features/home';
import {principles} from '@site/src/data/principles';

/** The principles of the home page. */
export default function TenPrinciples() {
  return <Principles principles={principles} />;
}
