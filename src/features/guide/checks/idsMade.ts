import {ALL_CREWS, crews, kitCrews} from '../model/crews';
import {dangerAnchor} from '../model/names';
import {STRUT, strutsIn} from '../model/struts';
import type {Guide} from './guide';

/**
 * The ids that the guide's components make, by the component's name: what a link may lead to on a page
 * that has it. Docusaurus knows them only once the page is drawn.
 */
export function idsMade({figures, panels, texts}: Guide): Record<string, readonly string[]> {
  const {tasks, hanging, struts = [], dangers = []} = figures;
  const hangingCrews = hanging.map(({crew}) => crew);
  return {
    PanelTable: panels.map(({name}) => name),
    StrutTable: struts.flatMap(({name}) => [name, ...strutsIn(name)].map((one) => STRUT + one)),
    Danger: dangers
      .filter(({id}) => texts.some((text) => text.includes(`danger('${id}')`)))
      .map(({id}) => dangerAnchor(id)),
    EditionPicker: [ALL_CREWS],
    FirstMinute: ['new-here'],
    FollowAlong: [...crews, ...tasks].map(({id}) => id),
    KitChooser: [ALL_CREWS],
    OrderFrames: crews.map(({id}) => id).filter((id) => hangingCrews.includes(id)),
    TableKit: kitCrews.map(({id}) => id),
  };
}
