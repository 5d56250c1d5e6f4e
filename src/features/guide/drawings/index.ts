/** The drawings of the guide, in one piece of script. */
export {default as BusSides} from './BusSides';
export {default as HangingFrames} from './HangingFrames';
export {default as JackStand} from './JackStand';
export {default as PanelLabel} from './PanelLabel';
export {default as StrutStack} from './StrutStack';
export {default as WrenchTable} from './WrenchTable';
