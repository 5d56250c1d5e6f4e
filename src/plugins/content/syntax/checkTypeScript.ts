import ts from 'typescript';
import {lineAt} from '../../files';
import {checkTwiceNamed} from './checkTwiceNamed';

/** What to write, by the number of TypeScript's message; its own words for every other one. */
const help: Record<number, string> = {
  1002: "a text without its second quote; end it with ', and inside it write ’ for an apostrophe",
  1005: 'something that does not fit; look for a missing comma, quote or bracket in this line or the one before',
  1109: 'nothing where a value belongs; write one after the colon, or take the line out',
  1121: "a number that begins with 0; write a date in quotes, such as '2025-05-23'",
  1127: "a sign that code does not know; write the straight quotes ' around a text",
  1128: 'a bracket too many, or one too few above; compare with the entry before: each begins with { and ends with },',
  1136: 'no field where one belongs; look for a lost }, or a second comma in this line or the one before',
  1160: 'a text that begins with ` and does not end; write the second ` at its end',
};

/** An apostrophe that ends a text too early upsets all that follows; the last message says so. */
const openText = 1002;

/** Its type keeps them back; whatever gives them out compiles the file as well, ten times as long. */
type Parsed = ts.SourceFile & {parseDiagnostics: ts.Diagnostic[]};

/**
 * @param file where the text lies, as the reader of the message should find it
 * @returns a line for the first place that cannot be read as TypeScript
 */
export function checkTypeScript(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) as Parsed;
  const {parseDiagnostics: diagnostics} = source;
  const lineOf = ({start = 0}: ts.Diagnostic) => lineAt(text, start);
  const [first] = diagnostics;
  if (!first) return checkTwiceNamed(file, source);
  const line = lineOf(first);
  const {code, messageText} =
    diagnostics.find((one) => one.code === openText && lineOf(one) === line) ?? first;
  const says = ts.flattenDiagnosticMessageText(messageText, ' ');
  return [`${file}:${line}: found ${help[code] ?? `a mistake: ${says}`}`];
}
