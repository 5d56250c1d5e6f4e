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
import SocialIcon, {type SocialName} from '@site/src/ui/SocialIcon';
import {drawings as socials} from '@site/src/ui/SocialIcon/drawings';
import styles from './styles.module.css';

export default function Icons() {
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
      </ul>
      <ul className={styles.principles}>
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
