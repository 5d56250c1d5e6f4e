import {FIGURE} from './heights';
import {unbroken, type Piece} from './marks';

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

/** Words with those marked that were found. */
export default function Words({pieces}: {pieces: readonly Piece[]}) {
  return pieces.map(({text, marked: isMarked}, i) =>
    isMarked ? <mark key={i}>{unbroken(text)}</mark> : <Plain key={i} text={text} />,
  );
}

/** In short ('Ladder: the top corner at 12\''), where the whole sentence stands above already. */
export function Height({pieces}: {pieces: readonly Piece[]}) {
  const short = pieces.map((piece) => ({...piece, text: piece.text.replace(/ hangs(?= at)/, '')}));
  return <Words pieces={short} />;
}
