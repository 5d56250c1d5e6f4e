const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Whether an element stands in a line of text; around all others a word ends. */
export const isInline = (tagName: string) => INLINE.has(tagName.toLowerCase());
