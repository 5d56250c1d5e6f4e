export {checkGuides} from './checks';
export {readGuides, type Guide} from './checks/guide';
export {panelMapSchema} from './model/schema';
export {bestView} from './panels/panelViews';
export {outlinePath} from './sheep/outline';
export {silhouette} from './sheep/silhouette';
export {arrivalScript} from './edition/arrivalScript';
export {default as guideText} from './markdown';
export {idsMade} from './checks/idsMade';
