export {guideChecks} from './checks';
export {panelMapSchema} from './model/schema';
export {arrivalScript} from './edition/arrivalScript';
export {default as guideText} from './markdown';
