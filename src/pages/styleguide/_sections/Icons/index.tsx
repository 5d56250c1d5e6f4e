import Icon, {type IconName} from '@site/src/ui/Icon';
import {drawings} from '@site/src/ui/Icon/drawings';
import {
  PillarIcon,
  PrincipleIcon,
  pillarDrawings as pillars,
  principleDrawings as principles,
  type PillarName,
  type PrincipleName,
} from '@site/src/features/home';
import Section from '@site/src/ui/Section';
import SocialIcon, {type SocialName} from '@site/src/ui/SocialIcon';
import {drawings as socials} from '@site/src/ui/SocialIcon/drawings';
import DayAndNight from '../DayAndNight';
import styles from './styles.module.css';

function Specimen() {
  return (
    <>
      <h3>signs</h3>
      <ul className={styles.signs}>
        {(Object.keys(drawings) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} /> <code>{name}</code>
          </li>
        ))}
        {(Object.keys(socials) as SocialName[]).map((name) => (
          <li key={name}>
            <SocialIcon name={name} /> <code>{name}</code>
          </li>
        ))}
      </ul>
      <h3>drawings</h3>
      <ul className={styles.drawings}>
        {(Object.keys(pillars) as PillarName[]).map((name) => (
          <li key={name}>
            <PillarIcon name={name} />
            <code>{name}</code>
          </li>
        ))}
        {(Object.keys(principles) as PrincipleName[]).map((name) => (
          <li key={name}>
            <PrincipleIcon name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

export default function Icons() {
  return (
    <Section title="icons">
      <DayAndNight day={<Specimen />} night={<Specimen />} />
    </Section>
  );
}
