import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {crewOf} from '../model/crews';
import {progressOf, type Progress} from './progress';
import {anchorOf, taskOf, useSteps} from './steps';
import {useTicks} from './ticks';
import type {CrewId} from '../model/types';

/** Tells how far somebody is with those steps at the chosen place that belong to something. */
function useProgress(): (belongs: (step: string) => boolean) => Progress {
  const {ticks} = useTicks(useDocsVersion().label);
  const steps = useSteps();
  return (belongs) =>
    progressOf(
      steps.filter(({id}) => belongs(id)),
      ticks,
    );
}

/** How far a crew is at the chosen place, or all of them. */
export const useCrewProgress = (crew: CrewId | 'all') =>
  useProgress()((step) => crew === 'all' || crewOf(step) === crew);

/** How far each of some crews is at the chosen place. */
export function useProgressOfCrews(crews: readonly CrewId[]): (Progress & {crew: CrewId})[] {
  const progress = useProgress();
  return crews.map((crew) => ({crew, ...progress((step) => crewOf(step) === crew)}));
}

/** How far a task is at the chosen place. */
export const useTaskProgress = (task: string) => useProgress()((step) => taskOf(step) === task);

/**
 * The step that a crew does next, or the first that is open in all of the guide.
 * @returns its words, 'speaker shelves, step 2', and the hash that leads there; undefined when all is done
 */
export function useNextStep(crew: CrewId | 'all'): {words: string; hash: string} | undefined {
  const {toc} = useDoc();
  const {next} = useCrewProgress(crew);
  if (!next) return undefined;
  const heading = toc.find(({id}) => id === taskOf(next.id));
  return {words: [heading?.value, next.name].filter(Boolean).join(', '), hash: anchorOf(next.id)};
}
