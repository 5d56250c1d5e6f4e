import {unbroken, type Piece} from './marks';

/** Words with those marked that were found. */
export default function Words({pieces}: {pieces: readonly Piece[]}) {
  return pieces.map(({text, marked: isMarked}, i) =>
    isMarked ? <mark key={i}>{unbroken(text)}</mark> : unbroken(text),
  );
}
