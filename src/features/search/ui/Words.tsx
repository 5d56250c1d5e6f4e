import {unbroken, type Piece} from './marks';

/** Words with those marked that were found. */
export default function Words({pieces}: {pieces: readonly Piece[]}) {
  return pieces.map(({text, marked}, i) =>
    marked ? <mark key={i}>{unbroken(text)}</mark> : unbroken(text),
  );
}
