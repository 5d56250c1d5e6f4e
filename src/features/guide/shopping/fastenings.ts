import {listId} from '../edition/CrewLists/listOf';
import type {CrewId} from '../model/types';
import type {ShoppingGroup} from './shoppingGroups';

/** What stands below a thing whose number nobody has counted: what its least is reckoned from. */
export const SEE_FASTENINGS = 'see fastenings';

/** The aisle in which they are counted. */
export const FASTENINGS: ShoppingGroup = 'fastenings between panels';

/** Its id in the list of the whole build, or of a crew: one that leads to that crew's list. */
export const fasteningsId = (crew?: CrewId) =>
  crew ? `${listId('buy', crew)}-fastenings` : 'fastenings';
