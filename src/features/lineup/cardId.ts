import type {Dj} from '../../data/schema';
import {slug} from '../../text/slug';

/** The address of a DJ's card within the line-up. */
export const cardId = ({name}: Pick<Dj, 'name'>) => slug(name);
