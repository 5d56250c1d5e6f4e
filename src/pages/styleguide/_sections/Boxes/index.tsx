import Admonition from '@theme/Admonition';
import {Checks, CrewLetter, DangerBox, NeedBox} from '@site/src/features/guide';
import {crewIds} from '@site/src/features/guide/model/names';
import {task} from '@site/docs/setup/figures';
import styles from './styles.module.css';

export default function Boxes() {
  return (
    <>
      <Admonition type="tip">Something that makes the work lighter.</Admonition>
      <Admonition type="note">Something worth knowing.</Admonition>
      <Admonition type="warning">Something that goes wrong easily.</Admonition>
      <DangerBox kind="crushing" words="Something that hurts people." />
      <div className={styles.task}>
        <NeedBox {...task('party-crew-dj-platform')} />
        <Checks>
          <label className={styles.point}>
            <input type="checkbox" /> Every bolt is tight.
          </label>
        </Checks>
      </div>
      <ul className={styles.letters}>
        {crewIds.map((id) => (
          <li key={id}>
            <CrewLetter crew={id} />
          </li>
        ))}
      </ul>
    </>
  );
}
