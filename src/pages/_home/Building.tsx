import Button from '@site/src/ui/Button';
import {CrewBoard} from '@site/src/features/home';
import Prose from '@site/src/ui/Prose';
import Section from '@site/src/ui/Section';
import SiteLink from '@site/src/ui/SiteLink';
import {staticIsland} from '@site/src/ui/StaticIsland';
import {building, crewParts} from '@site/src/data/home';
import {crewClass, crews} from '@site/src/features/guide/model/crews';
import type {CrewId} from '@site/src/features/guide/model/types';
import styles from './styles.module.css';

const CrewSide = staticIsland<{side: 'party' | 'business'}>(() => import('./CrewSide'));

const sides: Partial<Record<CrewId, 'party' | 'business'>> = {
  'party-crew': 'party',
  'business-crew': 'business',
};

const all = crews.map(({id, name}) => {
  const side = sides[id];
  return {name, className: crewClass(id), part: crewParts[id], href: `/setup/#${id}`, side};
});

const tools = [
  {label: 'open the Setup Guide', href: '/setup/'},
  {label: 'where does this panel go?', href: '/setup/panels/'},
  {label: 'hand over ticks', href: '/setup/handover/'},
];

/** For those who build the sheep: each crew's part of the guide, the panel finder, the handover. */
export default function Building() {
  return (
    <Section id="crews">
      <div className={styles.head}>
        <h2>{building.heading}</h2>
        <Prose>
          {building.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </div>
      <CrewBoard
        sides={all.flatMap(({side, ...crew}) =>
          side ? [{...crew, drawing: <CrewSide side={side} />}] : [],
        )}
        others={all.filter(({side}) => !side)}
      />
      <div className={styles.tools}>
        <Button href="/setup/build/">start building</Button>
        <ul className={styles.links}>
          {tools.map(({label, href}) => (
            <li key={href}>
              <SiteLink href={href} className="tap-line">
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
