import Admonition from '@theme/Admonition';
import {Checks, CrewLetter, NeedBox} from '@site/src/features/guide';
import {crewIds} from '@site/src/features/guide/model/names';
import {task} from '@site/docs/setup/figures';
import styles from './styles.module.css';

export default function Boxes() {
  return (
    <>
      <Admonition type="tip">Something that makes the work lighter.</Admonition>
      <Admonition type="note">Something worth knowing.</Admonition>
      <Admonition type="warning">Something that goes wrong easily.</Admonition>
      <Admonition type="danger">Something that hurts people.</Admonition>
      <div className={styles.task}>
        <NeedBox {...task('party-crew-dj-platform')} />
        <Checks>
          <ul>
            <li>Every point is ticked on its own.</li>
          </ul>
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
