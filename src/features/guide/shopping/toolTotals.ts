import {crewIds} from '../model/names';
import type {CrewId, Task} from '../model/types';

/** A tool, and the crews that need it. */
export interface ToolTotal {
  tool: string;
  crews: CrewId[];
}

const numberOf = (tool: string) => Number(/^\d+/.exec(tool)?.[0] ?? 0);
// 'aligner pins' and '1 aligner pin' are the same tool.
const nameOf = (tool: string) => tool.replace(/^\d+ /, '').replace(/s$/, '');

/** The tools of one crew: each once however many tasks need it, in the largest number that one does. */
function toolsOf(crew: CrewId, tasks: readonly Task[]): string[] {
  const tools = new Map<string, string>();
  for (const task of tasks) {
    const users = task.toolsFor ?? [task.crew];
    if (!users.includes(crew)) continue;
    for (const tool of task.tools) {
      const known = tools.get(nameOf(tool));
      if (known === undefined || numberOf(tool) > numberOf(known)) tools.set(nameOf(tool), tool);
    }
  }
  return [...tools.values()];
}

/**
 * The tools that tasks need, counted once a crew.
 * @param crews those to count; a tool names each of them that needs it
 */
export function toolTotals(
  tasks: readonly Task[],
  crews: readonly CrewId[] = crewIds,
): ToolTotal[] {
  const totals = new Map<string, CrewId[]>();
  for (const crew of crews) {
    for (const tool of toolsOf(crew, tasks)) totals.set(tool, [...(totals.get(tool) ?? []), crew]);
  }
  return [...totals].map(([tool, users]) => ({tool, crews: users}));
}
