import Button from '@site/src/ui/Button';
import {CrewBoard} from '@site/src/features/home';
import Prose from '@site/src/ui/Prose';
import Section from '@site/src/ui/Section';
import type {PictureData} from '@site/src/ui/Picture';
import {building, crewParts} from '@site/src/data/home';
import * as guide from '@site/src/data/pictures/guide';
import {crewClass, crews} from '@site/src/features/guide/model/crews';
import type {CrewId} from '@site/src/features/guide/model/types';
import styles from './styles.module.css';

const pictures: Record<CrewId, PictureData> = {
  'setup-lead': guide.setupLead,
  'party-crew': guide.busParty,
  'business-crew': guide.busBusiness,
  'head-and-hind-crew': guide.headAndHind,
  'tech-crew': guide.tech,
};

const board = crews.map(({id, name}) => ({
  name,
  className: crewClass(id),
  part: crewParts[id],
  href: `/setup/#${id}`,
  picture: pictures[id],
  hasSide: id === 'party-crew' || id === 'business-crew',
}));

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
      <CrewBoard crews={board} />
      <div className={styles.tools}>
        <Button href="/setup/build/">start building</Button>
        {tools.map(({label, href}) => (
          <Button key={href} href={href} look="outline">
            {label}
          </Button>
        ))}
      </div>
    </Section>
  );
}
