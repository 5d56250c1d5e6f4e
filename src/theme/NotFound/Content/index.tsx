/** Ejected: any unknown path shows our not-found cover (specification, section 8). */
import CoverMessage from '@site/src/components/CoverMessage';
import {notFound} from '@site/src/config/messages';
import {cover} from '@site/src/data/pictures/errors';

export default function NotFoundContent() {
  return (
    <CoverMessage code="404" picture={cover} cover>
      {notFound}
    </CoverMessage>
  );
}
