import WholeWords from '../../../ui/WholeWords';
import {unbroken, type Piece} from './marks';

/** Words with those marked that were found. */
export default function Words({pieces}: {pieces: readonly Piece[]}) {
  return pieces.map(({text, marked}, i) =>
    marked ? <mark key={i}>{unbroken(text)}</mark> : unbroken(text),
  );
}

/** A title, in which no line ends at a hyphen either. */
export function TitleWords({pieces}: {pieces: readonly Piece[]}) {
  return pieces.map(({text, marked}, i) =>
    marked ? <mark key={i}>{unbroken(text)}</mark> : <WholeWords key={i} text={unbroken(text)} />,
  );
}
