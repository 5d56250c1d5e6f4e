import {countAffiliations} from '../affiliations';
import {isFiltered, shownBy} from '../choice';
import type {Dj} from '@site/src/data/schema';
import {slug} from '@site/src/text/slug';
import DjCard from '../DjCard';
import DjFilter from '../DjFilter';
import DjGrid from '../DjGrid';
import {useChoice} from './useChoice';

/** The whole line-up, with a filter above it. Without script all of it is there. */
export default function DjWall({djs}: {djs: readonly Dj[]}) {
  const {choice, choose, arrived} = useChoice(djs);
  const shown = shownBy(choice, djs);
  return (
    <>
      <DjFilter
        choice={choice}
        affiliations={countAffiliations(djs)}
        shown={shown.length}
        total={djs.length}
        onChoose={choose}
      />
      {/* Made anew for a link to some of them: cards that come do not count as cards that jump. */}
      <DjGrid key={String(isFiltered(arrived))}>
        {shown.map((dj) => (
          <DjCard key={dj.name} {...dj} marked={choice.marked === slug(dj.name)} />
        ))}
      </DjGrid>
    </>
  );
}
