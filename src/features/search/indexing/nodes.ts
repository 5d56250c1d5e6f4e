import type {Cheerio, CheerioAPI} from 'cheerio';

type Selected = ReturnType<CheerioAPI>;
type Contents = ReturnType<Selected['contents']>;

/** A node of a parsed page: an element, or a text. */
export type Node = Contents extends Cheerio<infer T> ? T : never;
export type Element = Extract<Node, {tagName: string}>;

export const isElement = (node: Node): node is Element => 'tagName' in node;
