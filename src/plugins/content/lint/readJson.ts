import {type Node, parseTree} from 'jsonc-parser';
import {lineAt} from '../../files';
import type {Passage} from './passage';

/** @returns every text of a JSON file that is a value, not a name */
export function readJson(file: string, source: string): Passage[] {
  const read = (node: Node, key?: string): Passage[] => {
    if (node.type === 'property') {
      const [name, value] = node.children ?? [];
      return value ? read(value, String(name?.value)) : [];
    }
    if (node.type !== 'string') return (node.children ?? []).flatMap((child) => read(child, key));
    return [{file, line: lineAt(source, node.offset), text: String(node.value), key}];
  };
  const root = parseTree(source);
  return root ? read(root) : [];
}
