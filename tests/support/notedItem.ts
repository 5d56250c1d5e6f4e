/** The item of the header that has a note and leads to /tbd/; none once the season has all of it. */
import {navigation} from '../../src/config/navigation';

export const noted = navigation
  .flatMap(({items}) => items)
  .find(({href, tbd}) => tbd !== undefined && href === '/tbd/');
