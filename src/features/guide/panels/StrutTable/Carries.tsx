import {strutText} from '../../model/struts';
import type {StrutGroup} from '../../model/types';
import {listed} from '@site/src/text/listed';

/** What a group of struts carries on one side; that there is none where it is not given. */
export default function Carries({group}: {group?: StrutGroup}) {
  if (!group) return 'not in the list of this side';
  const {panels, collarTubes, uncertain} = group;
  return (
    <>
      {uncertain && `${strutText(group)} `}
      carries{' '}
      {panels.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
      {collarTubes &&
        `, collar tube on ${listed(collarTubes.map((name) => strutText({name, uncertain})))}`}
    </>
  );
}
