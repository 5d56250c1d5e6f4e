import views from '@site/src/data/generated/crewSheep.json';
import {CrewSheep} from '@site/src/features/home';
import {crews} from '@site/src/features/guide/model/crews';

type Panels = Record<string, number[][]>;

/** What the crews with a color hang in a view. */
const hungIn = (view: keyof typeof views) =>
  crews.flatMap(({id, colour}) => {
    const panels = (views[view] as Record<string, Panels | undefined>)[id];
    return colour && panels ? [{colour, panels}] : [];
  });

/** A side of the sheep from this season's panel map, by who hangs what. */
export default function CrewSide({side}: {side: 'party' | 'business'}) {
  return <CrewSheep side={side} body={hungIn(side)} head={hungIn('head-party')[0]!} />;
}
