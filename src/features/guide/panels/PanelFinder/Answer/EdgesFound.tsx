import {opensElsewhere} from '@site/src/ui/browser/opensElsewhere';
import type {PanelInfo} from '../../../model/panelFile';
import {sides} from '../../../model/panelFile';
import PanelShape from '../../PanelShape';
import {scaleToFit} from '../../PanelShape/scale';
import type {EdgesAnswer} from '../../tape/edgesAnswer';
import type {EdgeFit} from '../../tape/fitEdges';
import {useLength} from '../../units';
import Lengths from '../../Lengths';
import Chips from './Chips';
import styles from './styles.module.css';

interface Props {
  answer: EdgesAnswer;
  /** By their names. */
  panels: ReadonlyMap<string, PanelInfo>;
  onAsk: (typed: string) => void;
}

/** What a card has for the largest drawing beside its arrow, in pixels. */
const ROOM = {width: 236, height: 280};

interface CardProps extends Omit<Props, 'answer'> {
  fit: EdgeFit;
  count: number;
  scale: number;
}

/** A panel that fits, with what tells it from the others. */
function Card({fit: {panel, sides: measured, off}, count, scale, panels, onAsk}: CardProps) {
  const inWords = useLength();
  const info = panels.get(panel.name);
  const next = measured[count];
  return (
    <li>
      <a
        href={`#${panel.name}`}
        className={styles.card}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onAsk(panel.name);
        }}
      >
        <strong>{panel.name}</strong>
        <span>
          {info?.section}, {sides[info?.side ?? 'centre'].word}
        </span>
        <PanelShape
          panel={panel}
          crew={info?.crew ?? 'party-crew'}
          scale={scale}
          inWords={inWords}
        />
        <span>
          <Lengths>{off < 0.5 ? 'fits to half an inch' : `up to ${inWords(off)} off`}</Lengths>
        </span>
        {next && (
          <span>
            next edge:{' '}
            <b>
              <Lengths>{inWords(next.length)}</Lengths>
            </b>
          </span>
        )}
      </a>
    </li>
  );
}

interface CardsProps extends Props {
  heading: string;
  fits: readonly EdgeFit[];
}

function Cards({heading, fits, answer, ...rest}: CardsProps) {
  const inWords = useLength();
  if (fits.length === 0) return null;
  // All to one scale, at which the largest has room.
  const drawn = fits.map(({panel}) => panel);
  const scale = scaleToFit(drawn, ROOM, inWords);
  return (
    <>
      <h3 className={styles.fitsHeading}>{heading}</h3>
      <ul className={styles.cards}>
        {fits.map((fit) => (
          <Card key={fit.panel.name} fit={fit} count={answer.count} scale={scale} {...rest} />
        ))}
      </ul>
    </>
  );
}

/** The one thing to look for next, with what each answer leads to. */
export function Deciding({answer: {question, clockwise}, onAsk}: Omit<Props, 'panels'>) {
  const inWords = useLength();
  if (clockwise.length < 2) return null;
  if (!question) {
    return (
      <p className={styles.question}>
        Still open: read a label, or type its neighbors into the field above.
      </p>
    );
  }
  const {ask, answers} = question;
  const [first] = clockwise;
  const chips = answers.map(({name, length, neighbor}) => ({
    name: ask === 'edge' ? inWords(length ?? 0) : (neighbor ?? 'no panel'),
    hash: name,
    words: `then it is ${name}`,
  }));
  return (
    <div className={styles.question}>
      <p>
        <Lengths>
          {ask === 'edge'
            ? 'Measure the next edge, clockwise. It is'
            : `What is across the first edge that you measured (${inWords(first?.sides[0]?.length ?? 0)})?`}
        </Lengths>
      </p>
      <Chips all={chips} onAsk={onAsk} />
    </div>
  );
}

/** The panels that measured edges fit, drawn to one scale, and what decides between them. */
export function EdgesFound(props: Props) {
  const {answer} = props;
  return (
    <div className={styles.fits}>
      <Cards {...props} heading="going clockwise" fits={answer.clockwise} />
      <Cards {...props} heading="if you went the other way round" fits={answer.turned} />
      <Cards {...props} heading="nearest, if one was misread" fits={answer.nearest} />
    </div>
  );
}
