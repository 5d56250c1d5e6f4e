import clsx from 'clsx';
import DayAndNight from '../DayAndNight';
import {Contrast, Values} from './values';
import styles from './styles.module.css';

/** Token by token, what it is for. */
const grounds = {
  wool: 'the page',
  'wool-deep': 'a deeper stretch of it',
  fleece: 'a card',
  ink: 'text',
  'ink-soft': 'text beside it',
  line: 'a hairline',
  edge: 'a button’s outline',
  'on-color': 'text on a color',
} as const;

const colors = {
  gold: 'a mark',
  'gold-tint': 'a mark in a drawing',
  disco: 'links, dates',
  dusk: 'focus, questions',
  clover: 'done',
  sky: 'a drawing',
} as const;

const sky = {
  'heaven-top': 'overhead',
  'heaven-mid': 'between',
  'heaven-low': 'at the horizon',
  'hill-far': 'a far range',
  'hill-near': 'a near one',
  pine: 'what stands on it',
} as const;

const crews = {
  'crew-red': 'Party Crew',
  'crew-green': 'Business Crew',
  'crew-blue': 'Head & Hind Crew',
  'crew-orange': 'Tech',
  gold: 'Setup Lead',
  'crew-red-ink': 'its words and rules',
  'crew-green-ink': 'its words and rules',
  'crew-blue-ink': 'its words and rules',
  'crew-orange-ink': 'its words and rules',
  ink: 'its words and rules',
} as const;

const readable = ['ink', 'ink-soft', 'disco', 'dusk', 'clover', 'sky'] as const;

function Half({token, theme}: {token: string; theme: 'light' | 'dark'}) {
  return (
    // An attribute, as the policy allows no style of an element.
    <svg data-theme={theme} aria-hidden="true">
      {token === 'on-color' ? (
        <>
          <rect width="100%" height="100%" fill="var(--disco)" />
          <text
            x={theme === 'light' ? '26%' : '74%'}
            y="50%"
            fill="var(--on-color)"
            textAnchor="middle"
            dy="0.35em"
          >
            Baa
          </text>
        </>
      ) : (
        <rect width="100%" height="100%" fill={`var(--${token})`} />
      )}
    </svg>
  );
}

/** What a token is by day, and across a cut by night. Eight are set in fours, six in threes, ten in fives. */
const Swatches = ({of: tokens}: {of: Record<string, string>}) => {
  const entries = Object.entries(tokens);
  return (
    <ul
      className={clsx(
        styles.swatches,
        entries.length === 6 && styles.six,
        entries.length === 10 && styles.ten,
      )}
    >
      {entries.map(([token, use]) => (
        <li key={token}>
          <span className={styles.swatch}>
            <Half token={token} theme="dark" />
            <Half token={token} theme="light" />
          </span>
          <code>{token}</code>
          <small>{use}</small>
          <span className={styles.values}>
            <Values token={token} />
          </span>
        </li>
      ))}
    </ul>
  );
};

const Readable = () =>
  [false, true].map((isOnFleece) => (
    <ul key={`${isOnFleece}`} className={clsx(styles.readable, isOnFleece && styles.fleece)}>
      {readable.map((token) => (
        <li key={token} className={styles[`text-${token}`]}>
          Baa <code>{token}</code>
          <Contrast token={token} ground={isOnFleece ? 'fleece' : 'wool'} />
        </li>
      ))}
    </ul>
  ));

/** By day and by night beside each other, on a phone too: so it needs no second one for the night. */
export default function Colours() {
  return (
    <div className={styles.colors}>
      <Swatches of={grounds} />
      <Swatches of={colors} />
      <h3>what may be read on wool and on fleece</h3>
      <DayAndNight day={<Readable />} night={<Readable />} />
      <h3>sky and hills</h3>
      <Swatches of={sky} />
      <h3>crews</h3>
      <Swatches of={crews} />
      <h3>the rainbow</h3>
      <p className={styles.note}>On the register button and on the sheep, nowhere else.</p>
      <div className={styles.rainbow} />
    </div>
  );
}
