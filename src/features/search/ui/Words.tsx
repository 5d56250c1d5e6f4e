import {FIGURE} from './heights';
import {textOf, unbroken, type Piece} from './marks';

const AT = ' at ';

/** 'Ladder: the ', 'top corner' and ' at 12\'' of a sentence that ends with its figure. */
const SENTENCE = new RegExp(`^(.*[:.] (?:the )?)?(.*?)(?: hangs)?(${FIGURE.source})`);

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

/** Only what hangs how high ('top corner at 12\''), where the whole sentence stands above already. */
export function Height({pieces}: {pieces: readonly Piece[]}) {
  const [, before, what, figure = ''] = SENTENCE.exec(textOf(pieces)) ?? [];
  return (
    <>
      <span className="visually-hidden">{before}</span>
      {what}
      <Plain text={figure} />
    </>
  );
}

/** Words with those marked that were found. */
export default function Words({pieces}: {pieces: readonly Piece[]}) {
  return pieces.map(({text, marked: isMarked}, i) =>
    isMarked ? <mark key={i}>{unbroken(text)}</mark> : <Plain key={i} text={text} />,
  );
}
