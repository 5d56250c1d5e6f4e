import {useState, type ReactNode} from 'react';
import PauseButton from '@site/src/ui/PauseButton';
import {staticIsland} from '@site/src/ui/StaticIsland';
import styles from './styles.module.css';

/** Drawn once: their code is not needed where the server has drawn them. */
const Hills = staticIsland<{className?: string}>(() => import('../Hills'));
const HeroSheep = staticIsland(() => import('../HeroSheep'));

interface Props {
  name: string;
  /** The name spelled out; its words begin with the letters of the name, in their order. */
  fullName: string;
  /** Links below the name. */
  children: ReactNode;
}

/**
 * The name in large letters. Pointing at a letter (or focusing it) lights its word in the expanded
 * name, and a word lights its letter (specification, section 1): the stylesheet does it, so that
 * it works before and without script.
 */
export default function HomeHero({name, fullName, children}: Props) {
  const [paused, setPaused] = useState(false);
  const words = fullName.match(/\w+\W?/g) ?? [];
  return (
    <div className={styles.hero}>
      <div className={styles.sun} />
      <div className={`page-width ${styles.inner}`}>
        <div className={styles.name}>
          <h1 className="visually-hidden">
            {name}: {fullName}
          </h1>
          <div className={styles.letters} role="group" aria-label="The name, letter by letter">
            {words.map((word, i) => (
              <button
                key={word}
                type="button"
                data-word={i}
                aria-label={`${word[0]} is for ${word.replace(/\W/, '')}`}
              >
                {word[0]}
              </button>
            ))}
          </div>
          <p className={styles.words} aria-hidden="true">
            {words.map((word, i) => (
              <span key={word} data-word={i}>
                {word}
              </span>
            ))}
          </p>
          <div className={styles.links}>{children}</div>
        </div>
        <div className={styles.sheep} data-paused={paused}>
          <HeroSheep />
        </div>
        <div className={styles.pause}>
          <PauseButton paused={paused} onToggle={() => setPaused(!paused)} what="the lights" />
        </div>
      </div>
      {/* Last: they stand at the bottom, which moves while what is above is still arriving. */}
      <Hills className={styles.hills} />
    </div>
  );
}
