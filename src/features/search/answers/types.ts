import type {PanelInfo} from '../../guide/model/panelFile';
import type {CrewId, HangingGroup, StrutGroup, Task, WrenchRow} from '../../guide/model/types';

/** The sheep from one direction, as paths. */
export interface SmallView {
  /** Width and height. */
  grid: readonly number[];
  sheep: string;
  face: string;
}

/** A panel and how it is drawn on a small sheep. */
export interface PanelFact extends PanelInfo {
  /** The view in which it is best seen, and its outline there. */
  view: string;
  path: string;
}

export interface DjFact {
  name: string;
  affiliations: string[];
  bio?: string;
  image?: string;
  /** Of its card. */
  href: string;
}

/** A file of the built site: what the search of a year can answer by itself. */
export interface AnswerFacts {
  year: string;
  /** The year's guide, and its panel finder where it has one. */
  guide: string;
  finder?: string;
  panels: PanelFact[];
  views: Record<string, SmallView>;
  struts: StrutGroup[];
  hanging: HangingGroup[];
  wrenches: readonly WrenchRow[];
  tasks: Pick<Task, 'id' | 'title' | 'crew' | 'place' | 'hardware'>[];
  djs: DjFact[];
}

/** A small sheep on which panels are gold. */
export interface Sign extends SmallView {
  panels: string[];
}

/** Where to read more. */
export interface AnswerLink {
  href: string;
  label: string;
  crew?: CrewId;
  /** What is needed or said there. */
  words?: string;
}

/** What the search answers by itself, above the results. */
export interface DirectAnswer {
  kind: 'panel' | 'strut' | 'size' | 'dj' | 'question';
  /** What is asked about, as it is written: '17D'. */
  title: string;
  /** What it is, beside the title: 'party side, Primary Mount'. */
  is?: string;
  lines: string[];
  crew?: CrewId;
  signs: Sign[];
  /** A picture of it that says no more than the words. */
  image?: string;
  /** The address of the result that it is about, which comes first then. */
  about: string;
  /** Where to read, the best first; and tasks in which it is used. */
  links: AnswerLink[];
  uses: AnswerLink[];
}
