import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {dangerAnchor} from '../../model/names';
import type {Danger as Figure} from '../../model/types';
import DangerBox from '../DangerBox';

interface Props extends Figure {
  /** For the guide's checks: it stands after the last step of its task on purpose. */
  closes?: boolean;
}

/**
 * A danger at its place in the guide's text, `<Danger {...danger('generator-rigging')} />`: directly
 * before the step that it guards. `src/features/guide/markdown` ties it to that step.
 */
export default function Danger({id, kind, name, up}: Props) {
  const anchor = dangerAnchor(id);
  useBrokenLinks().collectAnchor(anchor);
  return <DangerBox id={anchor} kind={kind} name={name} words={up} />;
}
