import type {Found} from '../../answers/directAnswer';
import {addressOf} from '../address';

/**
 * Where Enter leads while the answer itself is chosen: by its first link, with the words to mark where
 * that is the result it stands for; undefined where it stands for none.
 */
export function wayOf(found: Found | undefined): string | undefined {
  const [best] = found?.hits ?? [];
  const [way] = found?.direct?.links ?? [];
  if (!found || !best || !way || found.others.includes(best)) return undefined;
  return best.record.url === way.href ? addressOf(best) : way.href;
}
