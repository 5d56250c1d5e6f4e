import {unbroken, type Piece} from './marks';

/** How high something hangs, at the end of what is said: the figure that one looks for. */
const AT = ' at ';
const FIGURE = / at \d+' ?(?:[\d¼½¾]+")?$/;

function Plain({text}: {text: string}) {
  const found = text.search(FIGURE);
  if (found < 0) return unbroken(text);
  const at = found + AT.length;
  return (
    <>
      {text.slice(0, at)}
      <b>{unbroken(text.slice(at))}</b>
    </>
  );
}

/** Words with those marked that were found. */
export default function Words({pieces}: {pieces: readonly Piece[]}) {
  return pieces.map(({text, marked: isMarked}, i) =>
    isMarked ? <mark key={i}>{unbroken(text)}</mark> : <Plain key={i} text={text} />,
  );
}
