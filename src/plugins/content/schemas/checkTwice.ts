import {addressesIn} from './addressesIn';
import type {Entry} from './entry';

/**
 * @param pages what each page shows, by its address
 * @returns a line for each picture that a page shows more than once
 */
export function checkTwice(pages: Record<string, readonly Entry[]>): string[] {
  return Object.entries(pages).flatMap(([page, entries]) => {
    const uses = entries.flatMap(({where, value}) =>
      addressesIn(value).map((address) => ({where, address})),
    );
    return uses.flatMap((use, index) => {
      const first = uses.findIndex(({address}) => address === use.address);
      return first === index
        ? []
        : [
            `${use.where}: ${use.address} is on ${page} already, as ${uses[first]!.where}; expected a picture of its own`,
          ];
    });
  });
}
