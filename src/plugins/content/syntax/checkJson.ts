import {type ParseError, parse, printParseErrorCode} from 'jsonc-parser';
import {lineAt} from '../../files';

const help: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  CloseBraceExpected: 'no end of an entry; write } after its last value',
  CloseBracketExpected: 'no end of a list; write ] after its last entry',
  ColonExpected: 'a name without a colon; write : between name and value',
  CommaExpected:
    'something that does not fit; look for a missing comma, ] or } in this line or the one before',
  EndOfFileExpected: 'something after the end; look for a } or ] too many',
  InvalidCommentToken: 'a comment; take it out, this kind of file knows none',
  InvalidNumberFormat: 'a number in a form that is not known; write it such as 0.5 or -280',
  InvalidSymbol: 'a value without double quotes; write a text such as "Breast"',
  PropertyNameExpected:
    'no name in double quotes; write "name": before a value, and no comma after the last one',
  UnexpectedEndOfString: 'a text without its second quote; end it with " in the same line',
  ValueExpected: 'no value; write one, or take out the comma before it',
};

/**
 * @param file where the text lies, as the reader of the message should find it
 * @returns a line for the first place that cannot be read as JSON
 */
export function checkJson(file: string, text: string): string[] {
  const mistakes: ParseError[] = [];
  parse(text, mistakes, {disallowComments: true});
  const [first] = mistakes;
  if (!first) return [];
  const code = printParseErrorCode(first.error);
  return [`${file}:${lineAt(text, first.offset)}: found ${help[code] ?? code}`];
}
