import type {ReactNode} from 'react';
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
  gold: 'a mark, the Setup Lead',
  disco: 'links, dates',
  'gold-tint': 'a mark in a drawing',
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

/** The Setup Lead has gold and ink. */
const crews = {
  'crew-red': 'Party Crew',
  'crew-red-ink': 'its words and rules',
  'crew-green': 'Business Crew',
  'crew-green-ink': 'its words and rules',
  'crew-blue': 'Head & Hind Crew',
  'crew-blue-ink': 'its words and rules',
  'crew-orange': 'Tech',
  'crew-orange-ink': 'its words and rules',
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

interface SwatchesProps {
  of: Record<string, string>;
  className?: string;
  /** What comes after them. */
  children?: ReactNode;
}

/** What a token is by day, and across a cut by night: all in fours, on a phone in twos. */
const Swatches = ({of: tokens, className, children}: SwatchesProps) => (
  <ul className={clsx(styles.swatches, className)}>
    {Object.entries(tokens).map(([token, use]) => (
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
    {children}
  </ul>
);

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
      <Swatches of={colors} className={styles.colorful} />
      <h3>what may be read on wool and on fleece</h3>
      <DayAndNight day={<Readable />} night={<Readable />} />
      <h3>sky, hills and the rainbow</h3>
      <Swatches of={sky}>
        <li className={styles.double}>
          <span className={clsx(styles.swatch, styles.rainbow)} />
          <code>rainbow</code>
          <small>only the register button and the sheep</small>
        </li>
      </Swatches>
      <h3>crews</h3>
      <Swatches of={crews} className={styles.crews} />
    </div>
  );
}
