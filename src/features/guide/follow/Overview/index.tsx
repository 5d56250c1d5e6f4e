import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import CrewLetter from '../../edition/CrewLetter';
import PlaceSwitch from '../../edition/PlaceSwitch';
import {crewClass} from '../../model/crews';
import {crewName} from '../../model/names';
import type {CrewId} from '../../model/types';
import LitSheep from '../../sheep/LitSheep';
import {isA} from '../../task/elements';
import GuidePicture from '../../task/GuidePicture';
import {cardToGoOn, stepsOf, type Card} from '../cards';
import {cardTitle} from '../cardWords';
import type {GuideCrew} from '../outline';
import type {Sheep} from '../useSheep';
import {countDone, open, type Ticks} from './open';
import Tasks from './Tasks';
import styles from './styles.module.css';

interface Props {
  /** As they build at the chosen place. */
  crews: readonly GuideCrew[];
  cards: ReadonlyMap<CrewId, readonly (readonly Card[])[]>;
  ticks: Ticks;
  sheep: Sheep;
}

function goOnWords(card: Card, ticks: Ticks, sequence: readonly Card[], crew: CrewId): string {
  if (card.kind === 'end') return '✓ all done';
  if (countDone(stepsOf(sequence), ticks) === 0) return `Start as ${crewName(crew)}`;
  return `Go on: ${card.task?.title}, ${cardTitle(card)}`;
}

/** Who is at work comes first, the farthest before the others; then who has all done, and who has no steps. */
function byWork({crews, cards, ticks}: Omit<Props, 'sheep'>) {
  return crews
    .map((crew) => {
      const steps = stepsOf(cards.get(crew.id)?.[0] ?? []);
      const done = countDone(steps, ticks);
      const rank = done < steps.length ? done : steps.length > 0 ? -1 : -2;
      return {crew, rank};
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({crew}) => crew);
}

interface CrewProps extends Pick<Props, 'ticks' | 'sheep'> {
  crew: GuideCrew;
  cards: readonly (readonly Card[])[];
}

function Crew({crew, cards, ticks, sheep}: CrewProps) {
  useBrokenLinks().collectAnchor(crew.id);
  const [sequence = []] = cards;
  const steps = stepsOf(sequence);
  const done = countDone(steps, ticks);
  const next = cardToGoOn(sequence, ticks);
  const view = sheep.viewOf(crew.id);
  // Without a panel it would be a picture of nothing done.
  const hangs = [...sheep.hung].some((panel) => sheep.crewOf(panel) === crew.id);
  const picture = crew.about.find((node) => isA(node, GuidePicture));
  const words = crew.about.filter((node) => node !== picture);
  const apart = crew.tasks.filter((task) => !task.inOrder).flatMap((task) => task.steps);
  return (
    <div id={crew.id} className={clsx('card-edge', styles.crew, crewClass(crew.id))}>
      <Heading as="h2" className={styles.name}>
        <CrewLetter crew={crew.id} />
      </Heading>
      <div className={styles.scene}>{picture}</div>
      <div className={styles.about}>{sequence.length === 0 ? words : words[0]}</div>
      {next && (
        <div className={styles.begin}>
          {hangs && view && (
            <div className={styles.sheep}>
              <LitSheep view={view} lit={sheep.hung} crewOf={sheep.crewOf} />
            </div>
          )}
          <Link
            to={`../#${crew.id}`}
            className={clsx(styles.go, next.kind === 'end' && styles.done)}
            onClick={open(next.id)}
          >
            {goOnWords(next, ticks, sequence, crew.id)}
          </Link>
          <p className={styles.count}>
            {/* The guide counts those that stand in no order with the others. */}
            {done} of {steps.length}{' '}
            {apart.length > 0
              ? `in order, ${countDone(apart, ticks)}\u00a0of\u00a0${apart.length} besides`
              : 'steps'}
          </p>
        </div>
      )}
      {crew.tasks.length > 0 && <Tasks tasks={crew.tasks} ticks={ticks} next={next?.task?.id} />}
    </div>
  );
}

/** All crews and their tasks: how far each is, and the way into the next step. */
export default function Overview({crews, cards, ...rest}: Props) {
  return (
    <div className={styles.overview}>
      <div className={clsx('needs-script', styles.place)}>
        <PlaceSwitch />
      </div>
      {byWork({crews, cards, ticks: rest.ticks}).map((crew) => (
        <Crew key={crew.id} crew={crew} cards={cards.get(crew.id) ?? []} {...rest} />
      ))}
    </div>
  );
}
