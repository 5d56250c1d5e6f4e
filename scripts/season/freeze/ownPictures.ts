import {filesOf} from '../../../src/plugins/content/schemas/filesOf';

/** A picture's file, and where its copy goes; both begin with /img/. */
export interface Copy {
  from: string;
  to: string;
}

const own = (address: string, year: number) =>
  address.replace(/^\/img\/(?:\d{4}\/)?/, `/img/${year}/`);

/**
 * The facts of a frozen page with every picture at an address of the year's own, so that a new
 * picture for the next year does not take its place.
 * @param text the facts as JSON
 */
export function withOwnPictures(text: string, year: number): {text: string; copies: Copy[]} {
  const copies: Copy[] = [];
  const facts = JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('/img/')) return value;
    const address = own(value, year);
    const targets = filesOf(address);
    if (address !== value)
      filesOf(value).forEach((from, i) => copies.push({from, to: targets[i] ?? address}));
    return address;
  }) as unknown;
  return {text: `${JSON.stringify(facts, null, 2)}\n`, copies};
}
