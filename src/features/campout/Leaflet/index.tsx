import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {MapPlace} from '../../../data/schema';
import Picture, {type PictureData} from '../../../ui/Picture';
import WholeWords from '../../../ui/WholeWords';
import Sketch from './Sketch';
import styles from './styles.module.css';

interface SheetProps {
  title: string;
  aside: string;
  /** On paper, where the other sheet may be elsewhere: what it belongs to. */
  running?: string;
  children: ReactNode;
}

/** A sheet of paper, on the screen too, and by night, when its ground is darker: there a magnet holds it. */
function Sheet({title, aside, running, children}: SheetProps) {
  return (
    <div className={styles.held}>
      <article className={styles.sheet} data-theme="light" data-paper>
        <header className={styles.head}>
          <h2>{title}</h2>
          <p>{aside}</p>
          {running && <p className="paper-only">{running}</p>}
        </header>
        {children}
      </article>
    </div>
  );
}

/** A part of a sheet; `wide` takes all of its width. */
function Part({title, wide, children}: {title: string; wide?: boolean; children: ReactNode}) {
  return (
    <section className={clsx(wide && styles.wide)}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** What an expectation's card says, under its heading. */
interface Words {
  title: string;
  subtitle: string;
}

const says = ({title, subtitle}: Words, wide?: boolean) => (
  <Part key={title} title={title} wide={wide}>
    <p>
      <WholeWords text={subtitle} />
    </p>
  </Part>
);

interface WayProps {
  title: string;
  /** Under the title: where it is. */
  place: string;
  picture: PictureData;
  days: {name: string; date: string; plan: string}[];
  /** What to know before one drives. */
  words: Words[];
  /** How far it is, and whom to ask. */
  far: string;
  ask: string;
  mapUrl: string;
  /** What leads a phone there from paper. */
  code: ReactNode;
}

/** The first sheet: when, and how one gets there. */
export function WaySheet({title, place, picture, days, words, far, ask, mapUrl, code}: WayProps) {
  return (
    <Sheet title={title} aside={place}>
      <div className={styles.picture}>
        {/* on paper it has its own colors, by night too */}
        <Picture {...picture} byDay={undefined} sizes="(min-width: 900px) 640px, 100vw" />
      </div>
      <ol className={styles.days}>
        {days.map(({name, date, plan}) => (
          <li key={date}>
            <h3>
              {name} <span className={styles.date}>{date}</span>
            </h3>
            <p>{plan}</p>
          </li>
        ))}
      </ol>
      <div className={clsx(styles.parts, styles.way)}>
        <Part title="the way">
          <p>
            {far} Ask: <a href={`mailto:${ask}`}>{ask}</a>.
          </p>
          {/* Nobody can press what is on a fridge. */}
          <p className="screen-only">
            <a href={mapUrl}>the way on a map</a>
          </p>
          <p className="paper-only">The way on a map: {mapUrl}</p>
          <div className={styles.code}>
            {code}
            <p>scan: the way</p>
          </div>
        </Part>
        {words.map((word) => says(word))}
      </div>
    </Sheet>
  );
}

/** Lines for a pen. */
function Lines({words}: {words: readonly string[]}) {
  return (
    <ul className={styles.lines}>
      {words.map((word, nth) => (
        <li key={word || nth}>{word}</li>
      ))}
    </ul>
  );
}

/** Nobody wrote a phone number down: these are asked for. */
const NUMBERS = ['who I ride with', 'who knows where I am', 'my camp'];

interface PackProps {
  /** Whose list it is, and of when. */
  running: string;
  bring: readonly string[];
  leaveAtHome: readonly {what: string; why: string}[];
  /** What to know before one packs. */
  words: Words[];
  map: PictureData;
  places: readonly MapPlace[];
}

/** The second sheet: what to pack, the map, and room for what only the reader knows. */
export function PackSheet({running, bring, leaveAtHome, words, map, places}: PackProps) {
  return (
    <Sheet title="pack" aside="tick it with a pen" running={running}>
      <div className={styles.parts}>
        <Part title="bring">
          <ul className={styles.boxes}>
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
            {/* Room for their own. */}
            {[1, 2, 3, 4].map((nth) => (
              <li key={nth} className={styles.blank} aria-hidden="true" />
            ))}
          </ul>
        </Part>
        <div>
          <Part title="leave at home">
            <ul className={styles.stays}>
              {leaveAtHome.map(({what, why}) => (
                <li key={what}>
                  <strong>{what}</strong>, {why}
                </li>
              ))}
            </ul>
          </Part>
          <Part title="numbers to call">
            <p className={styles.note}>
              There is no signal up there. Write them down before you leave.
            </p>
            <Lines words={NUMBERS} />
          </Part>
        </div>
      </div>
      <div className={styles.parts}>{words.map((word) => says(word, true))}</div>
      <div className={styles.map}>
        <h3>the map</h3>
        <p className={styles.note}>A sketch, not to scale: what there is, not how far.</p>
        <Sketch map={map} places={places} />
      </div>
    </Sheet>
  );
}
