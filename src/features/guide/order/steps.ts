import type {CrewId, HangingGroup} from '../model/types';

/** Whose orders are looked at: one crew's, or all side by side. */
export type Whose = CrewId | 'all';

/** The groups that are hung at one step: one, or one of each crew that still has some. */
export type OrderStep = readonly HangingGroup[];

/** What is to be seen of a panel: it hangs, it is hung now, it hangs later, or another crew hangs it. */
export type PanelState = 'hung' | 'now' | 'later' | 'rest';

/** The crews that hang panels, in the order of the figures. */
export const hangingCrews = (groups: readonly HangingGroup[]): CrewId[] => [
  ...new Set(groups.map(({crew}) => crew)),
];

/**
 * The hanging orders as one sequence. Within a crew it is that of the figures. Nobody has written down
 * which crew comes first: all together, the crews go side by side, each at its own n-th group.
 * @param groups all of the year's hanging order
 */
export function orderSteps(groups: readonly HangingGroup[], whose: Whose): OrderStep[] {
  const crews = hangingCrews(groups).filter((crew) => whose === 'all' || crew === whose);
  const orders = crews.map((crew) => groups.filter((group) => group.crew === crew));
  const length = Math.max(0, ...orders.map((order) => order.length));
  return Array.from({length}, (_, i) => orders.flatMap((order) => order[i] ?? []));
}

/**
 * What each panel of a sequence is at one of its steps.
 * @param at the index of the step
 * @returns a look-up by the panel's name
 */
export function panelStates(
  steps: readonly OrderStep[],
  at: number,
): (panel: string) => PanelState {
  const states = new Map<string, PanelState>();
  steps.forEach((step, i) => {
    const state = i < at ? 'hung' : i === at ? 'now' : 'later';
    for (const panel of step.flatMap(({panels}) => panels)) states.set(panel, state);
  });
  return (panel) => states.get(panel) ?? 'rest';
}

/** The index of the step at which a group is hung, in whichever order its panels are given. */
export const stepOf = ({panels}: Pick<HangingGroup, 'panels'>, steps: readonly OrderStep[]) =>
  steps.findIndex((step) => step.some((one) => one.panels.includes(panels[0] ?? '')));
