import Admonition from '@theme/Admonition';
import {Checks, NeedBox} from '@site/src/features/guide';
import {task} from '@site/docs/setup/figures';

export default function Boxes() {
  return (
    <>
      <Admonition type="tip">Something that makes the work lighter.</Admonition>
      <Admonition type="note">Something worth knowing.</Admonition>
      <Admonition type="warning">Something that goes wrong easily.</Admonition>
      <Admonition type="danger">Something that hurts people.</Admonition>
      <NeedBox {...task('party-crew-dj-platform')} />
      <Checks>
        <ul>
          <li>Every point is ticked on its own.</li>
        </ul>
      </Checks>
    </>
  );
}
