import {FIGURE} from './heights';
import {textOf, unbroken, type Piece} from './marks';

const AT = ' at ';

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

/** Only how high it hangs, where what is said of it stands above already. */
export function Height({pieces}: {pieces: readonly Piece[]}) {
  const text = textOf(pieces);
  const at = text.search(FIGURE);
  return (
    <>
      <span className="visually-hidden">{text.slice(0, at)}</span>
      <Plain text={text.slice(at)} />
    </>
  );
}

/** Words with those marked that were found. */
export default function Words({pieces}: {pieces: readonly Piece[]}) {
  return pieces.map(({text, marked: isMarked}, i) =>
    isMarked ? <mark key={i}>{unbroken(text)}</mark> : <Plain key={i} text={text} />,
  );
}
