import ts from 'typescript';

/** The names that a part of a file gives, each with its place. */
function namesIn(node: ts.Node): ts.Node[] {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(({name}) =>
      name && !ts.isComputedPropertyName(name) ? [name] : [],
    );
  if (!ts.isSourceFile(node)) return [];
  return node.statements.flatMap((statement): ts.Node[] => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({name}) => name);
    const {exportClause} = statement as ts.ExportDeclaration;
    return ts.isExportDeclaration(statement) && exportClause && ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({name}) => name)
      : [];
  });
}

/**
 * Of two fields of one name in an entry the first is lost, and of two values of a file it is not known
 * which is meant; nothing else says so.
 * @returns a line for each name that stands twice
 */
export function checkTwiceNamed(file: string, source: ts.SourceFile): string[] {
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const mistakes: string[] = [];
  const visit = (node: ts.Node): void => {
    const names = namesIn(node);
    for (const [index, name] of names.entries()) {
      const word = name.getText(source);
      const first = names.find((other) => other.getText(source) === word);
      if (first && names.indexOf(first) < index)
        mistakes.push(
          `${file}:${lineOf(name)}: found ${word} twice, the first time in line ${lineOf(first)}; take one of the two out`,
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mistakes;
}
