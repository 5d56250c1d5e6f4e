import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {enterHash} from '@site/src/ui/hooks/useHashEntry';
import {usePlace} from '../../edition/edition';
import {usePlaceAsked} from '../../edition/useEdition';
import type {MeasuredMap} from '../../model/panelFile';
import type {Figures} from '../../model/types';
import {keptIds, useKeptIds} from '../../task/keptIds';
import {useTicks} from '../../task/ticks';
import {readGuide, type GuideOutline, type GuideText} from '../outline';
import Overview from '../Overview';
import Screen from '../Screen';
import {useFollow} from '../useFollow';
import {useSheep} from '../useSheep';

interface Props {
  /** The guide's own text: what index.mdx exports. */
  guide: GuideText;
  figures: Figures;
  /** The measured sheep. */
  map: MeasuredMap;
}

/** Under which the device keeps what a crew has fetched and read; of no use to anybody else. */
const notesKey = (year: string, place: string) => `baaahs-fetched-${year}-${place}`;

function Following({outline, figures, map}: {outline: GuideOutline} & Omit<Props, 'guide'>) {
  const {label} = useDocsVersion();
  const {crews, cards, shown} = useFollow(outline.crews, figures.dangers ?? []);
  const {ticks, tick} = useTicks(label);
  const key = notesKey(label, usePlace());
  const notes = useKeptIds(key);
  const sheep = useSheep(map, figures.hanging, crews, ticks);
  return (
    <>
      <Overview crews={crews} cards={cards} ticks={ticks} sheep={sheep} />
      <Screen
        shown={shown}
        figures={figures}
        howToHang={outline.howToHang}
        sheep={sheep}
        ticks={ticks}
        onTick={tick}
        notes={notes}
        onNote={keptIds(key).tick}
        onGo={(id) => enterHash(id)}
      />
    </>
  );
}

/**
 * The guide, one step at a time: another view of its text and ticks, with crew and step in the address.
 * Without script it is a list of the crews' tasks, which leads to the guide.
 */
export default function FollowAlong({guide, ...rest}: Props) {
  usePlaceAsked();
  return <Following outline={readGuide(guide)} {...rest} />;
}
