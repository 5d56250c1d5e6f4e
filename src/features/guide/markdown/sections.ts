import type {Heading, RootContent} from 'mdast';
import {crewOf} from '../model/crews';
import {element, idOf} from '../../../plugins/content/mdx/element';
import {placeOf, speaksOfSection} from './places';

const isHeading = (node: RootContent | undefined): node is Heading => node?.type === 'heading';

/** Where the section of a heading ends: at the next one of its own depth or above. */
function endOf(nodes: RootContent[], start: number, depth: number): number {
  const next = nodes.findIndex((node, i) => i > start && isHeading(node) && node.depth <= depth);
  return next < 0 ? nodes.length : next;
}

interface Wrapper {
  name: string;
  /** So that the same section is not wrapped in the same thing again. */
  key: string;
  attributes: Record<string, string>;
}

/** What a section is wrapped in: the crew whose id its heading has, or the place it is only for. */
function wrapperOf(section: RootContent[], wrapped: string[]): Wrapper | undefined {
  const crew = crewOf(idOf(section[0] ?? {}));
  if (crew && !wrapped.includes(crew)) return {name: 'Crew', key: crew, attributes: {id: crew}};
  const [, first] = section;
  const place = first && speaksOfSection(first) ? placeOf(first) : undefined;
  if (place && !wrapped.includes(place))
    return {name: 'div', key: place, attributes: {'data-place': place}};
  return undefined;
}

/**
 * Wraps each section that belongs to one crew in `<Crew>`, and each that is only for one place in an
 * element that says so. Sections within a wrapped one are looked at in turn.
 */
export function wrapSections(nodes: RootContent[], wrapped: string[] = []): RootContent[] {
  const result: RootContent[] = [];
  let i = 0;
  while (i < nodes.length) {
    const node = nodes[i] as RootContent;
    const end = isHeading(node) ? endOf(nodes, i, node.depth) : i + 1;
    const section = nodes.slice(i, end);
    const wrapper = isHeading(node) ? wrapperOf(section, wrapped) : undefined;
    if (wrapper) {
      const inner = wrapSections(section, [...wrapped, wrapper.key]);
      result.push(element(wrapper.name, inner, wrapper.attributes));
      i = end;
    } else {
      result.push(node);
      i += 1;
    }
  }
  return result;
}
