import {squeeze} from '../../../text/fold';
import type {Hit} from '../engine/engine';
import {gistOf} from '../engine/telling';
import {terms} from '../engine/terms';
import type {AnswerFacts, DirectAnswer, DjFact} from './types';

/** The DJ of a whole name, or of a first name that is the only one and the clear best result. */
function djOf(typed: string, djs: readonly DjFact[], best: Hit | undefined): DjFact | undefined {
  const whole = djs.filter(
    ({name}) => gistOf(name) === gistOf(typed) || squeeze(name) === squeeze(typed),
  );
  const first = djs.filter(({name}) => terms(name)[0] === gistOf(typed));
  const [dj, ...others] = whole.length > 0 ? whole : first;
  if (!dj || others.length > 0) return undefined;
  return whole.length > 0 || dj.href === best?.record.url ? dj : undefined;
}

/** Who a DJ is, with the sleeve. */
export function djAnswer(
  typed: string,
  {djs}: AnswerFacts,
  best: Hit | undefined,
): DirectAnswer | undefined {
  const dj = djOf(typed, djs, best);
  if (!dj) return undefined;
  const {name, affiliations, bio, image, href} = dj;
  return {
    kind: 'dj',
    title: name,
    is: affiliations.join(' · '),
    lines: bio ? [bio] : [],
    signs: [],
    image,
    about: href,
    links: [{href, label: 'in the lineup'}],
    uses: [],
  };
}
