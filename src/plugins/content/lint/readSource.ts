import ts from 'typescript';
import type {Passage} from './passage';

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);

/** Not for people: the name of a module, and a value that a type allows. */
const isForCode = ({parent}: ts.Node) =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent);

/** Text between two elements begins with the white space before its first word. */
const startOf = (node: ts.Node) => (ts.isJsxText(node) ? node.pos : node.getStart());

function keyOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return 'children';
  // A text with values in it is a part of a part of the whole.
  const {parent} = ts.isTemplateSpan(node.parent) ? node.parent : node;
  const owner = ts.isTemplateExpression(parent) ? parent.parent : parent;
  return ts.isPropertyAssignment(owner) || ts.isJsxAttribute(owner)
    ? owner.name.getText()
    : undefined;
}

function componentOf({parent}: ts.Node): string | undefined {
  return ts.isJsxAttribute(parent) ? parent.parent.parent.tagName.getText() : undefined;
}

/** @returns every text of a TypeScript file, with or without JSX, that is no comment */
export function readSource(file: string, source: string): Passage[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const passages: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && !isForCode(node)) {
      const {line} = root.getLineAndCharacterOfPosition(startOf(node));
      const {text} = node as ts.StringLiteralLike;
      passages.push({file, line: line + 1, text, key: keyOf(node), component: componentOf(node)});
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return passages;
}
