import type {ComponentProps, FunctionComponent, ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Crew from '../edition/Crew';
import type {CrewId, Danger as Figure, HangingGroup, Place} from '../model/types';
import {panelsNamed} from '../panels/Panel/panelsNamed';
import Checks from '../task/Checks';
import Danger from '../task/Danger';
import {allOf, insideOf, isA, partsOf, textProp, wordsOf} from '../task/elements';
import HangingOrder from '../task/HangingOrder';
import {hangingSteps} from '../task/hangingSteps';
import type {Needs} from '../task/NeedBox';
import {Points, Step, Steps} from '../task/Steps';
import {idOf, stepName} from '../task/steps';
import Task from '../task/Task';
import TaskState from '../task/TaskState';

/** A step as the guide's text has it. */
export interface GuideStep {
  /** The tick is kept under it. */
  id: string;
  place?: Place;
  /** What it is called beside its task. */
  name: string;
  /** True for a point of a safety check. */
  isCheck: boolean;
  dangers: Figure[];
  words: ReactNode;
  /** The panels that it hangs; where it only names some, those. */
  panels: string[];
  /** What is hung in it, where it is a step of a hanging order. */
  group?: HangingGroup;
}

/** A task; or a part of a crew's section that is only read. */
export interface GuideTask {
  /** Also the id of its heading. */
  id: string;
  title: string;
  place?: Place;
  /** Undefined where it is only read. */
  needs?: Needs;
  /** What the guide says around its steps. */
  around: ReactNode[];
  steps: GuideStep[];
  /** False for what stands in no order: it is done when the setup lead says so. */
  inOrder: boolean;
}

/** A crew's part of the guide. */
export interface GuideCrew {
  id: CrewId;
  /** What it says before its first task. */
  about: ReactNode[];
  tasks: GuideTask[];
}

/* They stand for headings and lists while the text is read. */
const CrewTitle: FunctionComponent<ComponentProps<'h2'>> = () => null;
const TaskTitle: FunctionComponent<ComponentProps<'h3'>> = () => null;
const CheckTitle: FunctionComponent<ComponentProps<'h4'>> = () => null;
const Order = (props: ComponentProps<'ol'>) => <ol {...props} />;

/** A link within the guide leads there from its other view too: the guide lies one folder up. */
const GuideLink = ({href = '', children}: ComponentProps<'a'>) => (
  <Link to={href.startsWith('#') ? `../${href}` : href}>{children}</Link>
);

const components = {h2: CrewTitle, h3: TaskTitle, h4: CheckTitle, ol: Order, a: GuideLink};

/** The guide's own text: what index.mdx exports. */
export type GuideText = (props: {components?: typeof components}) => ReactNode;

function placeOf(node: ReactNode): Place | undefined {
  const place = textProp(node, 'data-place');
  return place === 'brc' || place === 'street' ? place : undefined;
}

type Parts = {node: ReactNode; place?: Place}[];

/** The parts of a section, also those in a wrapper that says for which place they are. */
function partsIn(section: ReactNode, place?: Place): Parts {
  return partsOf(section).flatMap((node) =>
    allOf(insideOf(node), TaskTitle).length > 0
      ? partsIn(insideOf(node), placeOf(node))
      : [{node, place}],
  );
}

function stepFrom(
  task: string,
  {props: {n, number, place, children}}: ReactElement<ComponentProps<typeof Step>>,
  isCheck: boolean,
): GuideStep {
  const parts = partsOf(children);
  const words = parts.filter((part) => !isA(part, Danger));
  return {
    id: idOf(task, n),
    place,
    name: stepName(number),
    isCheck,
    dangers: allOf(parts, Danger).map(({props}) => props),
    words,
    panels: panelsNamed(words),
  };
}

function groupSteps(task: string, groups: readonly HangingGroup[]): GuideStep[] {
  return hangingSteps(groups).map(({n, group}) => ({
    id: idOf(task, n),
    name: group.section,
    isCheck: false,
    dangers: [],
    words: group.section,
    panels: group.panels,
    group,
  }));
}

/** The steps in a piece of a task, in their order. */
function stepsIn(task: string, content: ReactNode, isCheck = false): GuideStep[] {
  return partsOf(content).flatMap((node) => {
    if (isA(node, HangingOrder)) return groupSteps(task, node.props.groups);
    if (isA(node, Step)) return stepFrom(task, node, isCheck);
    return stepsIn(task, insideOf(node), isCheck || isA(node, Checks));
  });
}

const holdsSteps = (node: ReactNode) =>
  [HangingOrder, Steps, Points, Checks].some((list) => isA(node, list as typeof Steps));

function taskFrom(title: ReactNode, parts: Parts, inOrder: ReadonlySet<string>): GuideTask {
  const id = textProp(title, 'id');
  const task = parts.map(({node}) => node).find((node) => isA(node, Task));
  const {children: inside, ...needs} = task?.props ?? {children: undefined};
  const around = parts.flatMap(({node}) => (node === task ? partsOf(inside) : [node]));
  return {
    id,
    title: wordsOf(insideOf(title)),
    place: parts[0]?.place,
    needs: task && (needs as Needs),
    around: around.filter((node) => !holdsSteps(node) && !isA(node, CheckTitle)),
    steps: stepsIn(id, inside),
    inOrder: inOrder.has(id),
  };
}

function crewFrom(id: CrewId, parts: Parts): GuideCrew {
  const titles = parts.flatMap(({node}, i) => (isA(node, TaskTitle) ? [i] : []));
  const about = parts.slice(1, titles[0]).map(({node}) => node);
  const order = allOf(about, Order).flatMap((list) => allOf(list, TaskState));
  const inOrder = new Set(order.map(({props: {task}}) => task));
  const tasks = titles.map((at, i) =>
    taskFrom(parts[at]?.node, parts.slice(at + 1, titles[i + 1]), inOrder),
  );
  return {id, about, tasks};
}

/** Where the guide says how panels are hung, whichever they are. */
const HANGING = 'general-knowledge-hanging';

function sectionOf(content: ReactNode, id: string): ReactNode[] {
  const parts = partsOf(content);
  const begin = parts.findIndex((node) => isA(node, TaskTitle) && textProp(node, 'id') === id);
  const rest = begin < 0 ? [] : parts.slice(begin + 1);
  const end = rest.findIndex((node) => isA(node, TaskTitle) || isA(node, CrewTitle));
  return rest.slice(0, end < 0 ? undefined : end);
}

/** What is read out of the guide. */
export interface GuideOutline {
  crews: GuideCrew[];
  howToHang: ReactNode[];
}

/**
 * Reads the guide's text for what it asks each crew to do, so that nothing is written twice: the text
 * is a component, and what it gives is read before anything of it is drawn. To be called where hooks
 * are: the text asks for the components that the docs provide.
 */
export function readGuide(guide: GuideText): GuideOutline {
  const content = guide({components});
  const crews = allOf(content, Crew).flatMap(({props: {id, children}}) => {
    const parts = partsIn(children);
    const [title] = parts;
    return title && isA(title.node, CrewTitle) && textProp(title.node, 'id') === id
      ? [crewFrom(id, parts)]
      : [];
  });
  return {crews, howToHang: sectionOf(content, HANGING)};
}
