import styles from './styles.module.css';

/** Feet and inches, as `src/text/feet.ts` writes them. */
const FEET_AND_INCHES = /(\d+' [\d½]+")/;

/** A text in which no line ends between feet and inches. */
export default function Lengths({children}: {children: string}) {
  return children.split(FEET_AND_INCHES).map((piece, i) =>
    // What the text is cut at stands at the odd places, which never change.
    i % 2 === 1 ? (
      <span key={i} className={styles.length}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
