/** A part of a text: words, or the name of a panel, of a strut or of a group of struts. */
export type PanelPiece = string | {panel: string} | {strut: string};

/** 'struts 17ABC and 17DEF', 'Strut 17D', 'struts: groups 7ABC, 41DEF?': these name no panels. */
const STRUTS = /\bstruts?\b:?(?: groups?)?(?:(?:,| and| or|, and)? [FR]?\d+[A-Z]*\b\??)+/gi;
const STRUT = /^\d+[A-F]+$/;
const NAME = /\b[FR]?\d+(?:[AB]?[DP]?|[A-F]+)(?![\w"])/g;

/**
 * Finds the names of panels and struts in a text. A name after 'strut' is that of a strut, and a
 * number is a panel only where there is one of that name: 'panels 7, 17, 21' has none.
 * @param names of the panels that there are
 */
export function splitPanels(text: string, names: ReadonlySet<string>): PanelPiece[] {
  const struts = [...text.matchAll(STRUTS)].map(({0: found, index}) => [
    index,
    index + found.length,
  ]);
  const isStrut = (at: number) => struts.some(([from = 0, to = 0]) => at >= from && at < to);
  const pieces: PanelPiece[] = [];
  let done = 0;
  for (const {0: name, index} of text.matchAll(NAME)) {
    // The end of a size, such as 3/8"17.
    if (text[index - 1] === '"') continue;
    const strut = isStrut(index);
    if (!(strut ? STRUT.test(name) : names.has(name))) continue;
    if (index > done) pieces.push(text.slice(done, index));
    pieces.push(strut ? {strut: name} : {panel: name});
    done = index + name.length;
  }
  if (done < text.length || pieces.length === 0) pieces.push(text.slice(done));
  return pieces;
}
