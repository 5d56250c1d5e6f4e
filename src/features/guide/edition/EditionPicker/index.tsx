import type {ComponentType, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useMedia} from '@site/src/ui/hooks/useMedia';
import type {PictureData} from '@site/src/ui/Picture';
import DoneBar from '../../task/DoneBar';
import {useCrewProgress} from '../../task/useProgress';
import {ALL_CREWS, crewClass, crews, partOf} from '../../model/crews';
import type {CrewId, HangingGroup} from '../../model/types';
import {useCrew} from '../edition';
import {useEdition} from '../useEdition';
import PageHead from '../PageHead';
import PrintHeader from '../PrintHeader';
import CrewTiles from '../CrewTiles';
import CrewLetter from '../CrewLetter';
import TickActions from '../TickActions';
import PlaceSwitch from '../PlaceSwitch';
import WayIn from '../WayIn';
import styles from './styles.module.css';

interface HeadProps {
  picture: PictureData;
  /** Draws the year's sheep; fetched with the first crew. A year without it keeps its picture. */
  sheep?: ComponentType<{crew: CrewId; lit: ReadonlySet<string>}>;
  /** All of the year's hanging order. */
  hanging?: readonly HangingGroup[];
}

interface Props extends HeadProps {
  children?: ReactNode;
}

/** Under the header, wherever one is in the guide. The edition's name is beside its letter. */
function HeaderLine() {
  const shown = useCrew();
  if (shown === 'all') return null;
  return <div className={clsx(styles.line, crewClass(shown))} data-header-line={shown} />;
}

/** What the card begins with: the question, or whose edition is shown, its ways on, to work or to its own part, and how far it is. */
function Opening() {
  const shown = useCrew();
  const {done, total} = useCrewProgress(shown);
  const crew = crews.find(({id}) => id === shown);
  if (!crew) return <p className={styles.ask}>which crew are you?</p>;
  return (
    <div className={clsx(styles.edition, crewClass(crew.id))}>
      <h2 id={crew.id}>
        <CrewLetter crew={crew.id}>{crew.edition}</CrewLetter>
      </h2>
      <div className={styles.ways}>
        <Link to={`#${partOf(crew.id)}`} className="tap-line">
          to the {crew.name} part
        </Link>
        <WayIn />
        <div className={styles.bar}>
          {/* the tile below says it in words */}
          <DoneBar done={done} total={total} />
        </div>
      </div>
    </div>
  );
}

/** Who one is: each tile says how far that crew is. */
function Tiles() {
  return <CrewTiles label="Edition" crews={crews} shown={useCrew()} counts />;
}

/** For who chooses no crew; a crew has its own beside its name. */
function WayForAll() {
  return useCrew() === 'all' && <WayIn />;
}

/** Its title and its sheep, in the color of the crew that is shown: whoever hangs panels sees their own. */
function Head({picture, sheep: Sheep, hanging = []}: HeadProps) {
  const {metadata} = useDoc();
  const {label, isLast} = useDocsVersion();
  const shown = useCrew();
  // A phone keeps the picture: there the sheep would be small, and all of its panels would be fetched for it.
  const isWide = useMedia('(min-width: 600px)');
  const own = hanging.filter(({crew}) => crew === shown).flatMap(({panels}) => panels);
  const seen = Sheep && isWide && shown !== 'all' && own.length > 0 && (
    <div className={styles.sheep}>
      <Sheep crew={shown} lit={new Set(own)} />
    </div>
  );
  return (
    <div className={clsx(styles.head, shown !== 'all' && [styles.own, crewClass(shown)])}>
      <PageHead
        title={metadata.title}
        picture={picture}
        year={isLast ? undefined : label}
        low
        seen={seen}
      >
        <p className={styles.lede}>{metadata.description}</p>
      </PageHead>
    </div>
  );
}

/**
 * The way into the guide: below its title, beside which the sheep stands, one chooses what it shows, one
 * crew or all (the address says which, so that it can be passed on), Black Rock City or a street event, and
 * starts building. Without script the guide is there whole. A year that is over bears its year.
 * @param children what stands between the title and the choice
 */
export default function EditionPicker({children, ...head}: Props) {
  useEdition();
  useBrokenLinks().collectAnchor(ALL_CREWS);
  return (
    <>
      <HeaderLine />
      <div className={styles.panel}>
        <Head {...head} />
        {children}
        <div id={ALL_CREWS} className={styles.card} data-lands>
          <PrintHeader />
          <Opening />
          <div className={styles.choice}>
            <Tiles />
            <div className={styles.foot}>
              <PlaceSwitch />
              <TickActions />
            </div>
          </div>
          <WayForAll />
        </div>
      </div>
    </>
  );
}
