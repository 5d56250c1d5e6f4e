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
import DayAndNight from '../DayAndNight';
import Pair from '../Pair';
import styles from './styles.module.css';

const Signs = () => (
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
);

export default function Icons() {
  return (
    <div className={styles.icons}>
      <DayAndNight day={<Signs />} night={<Signs />} />
      <h3>drawings of what we stand on</h3>
      <ul className={styles.pillars}>
        {(Object.keys(pillars) as PillarName[]).map((name) => (
          <li key={name}>
            <Pair>
              <PillarIcon name={name} />
            </Pair>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <ul className={styles.principles}>
        {(Object.keys(principles) as PrincipleName[]).map((name) => (
          <li key={name}>
            <Pair>
              <PrincipleIcon name={name} />
            </Pair>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
