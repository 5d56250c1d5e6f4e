import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {listDangers, tieDangers} from './dangers';
import {setFractions} from './fractions';
import {linkPanels} from './panels';
import {markPlaces} from './places';
import {wrapSections} from './sections';
import {makeSteps} from './steps';
import {markTargets} from './targets';
import {stateTasks} from './taskStates';

/**
 * Remark plugin for pages whose front matter says `guide: true`. They are plain Markdown; this makes
 * of it what the reader can choose and tick:
 * - sections whose id is a crew's (or begins with it) can be shown alone,
 * - what begins with 'Street only:' or 'Black Rock City only:' is marked as such,
 * - sizes such as 3/8" are set as fractions,
 * - a link that is all there is in a point or a cell is made a target for gloves,
 * - a crew's order of tasks says how far each is,
 * - a danger is tied to the step that it stands before, and listed where the page gathers them,
 * - numbered steps inside `<Task>` and points inside `<Checks>` get a box to tick.
 * On these pages and all others beside a panel finder, names of panels become links to it.
 * Runs after the theme's own plugins, so that headings have their ids.
 */
export default function guideText() {
  return (root: Root, file: VFile) => {
    linkPanels(root, file);
    const frontMatter = file.data.frontMatter as {guide?: boolean} | undefined;
    if (!frontMatter?.guide) return;
    tieDangers(root);
    listDangers(root);
    makeSteps(root);
    markPlaces(root);
    markTargets(root);
    stateTasks(root);
    setFractions(root);
    root.children = wrapSections(root.children);
  };
}
