import {still} from '../Still';

const drawings = () => import('./drawings');

/** The drawings of the guide as the docs use them: their code is fetched only where it is needed. */
export const BusSides = still(async () => ({default: (await drawings()).BusSides}));
export const HangingFrames = still(async () => ({default: (await drawings()).HangingFrames}));
export const JackStand = still(async () => ({default: (await drawings()).JackStand}));
export const PanelLabel = still(async () => ({default: (await drawings()).PanelLabel}));
export const StrutStack = still(async () => ({default: (await drawings()).StrutStack}));
export const WrenchTable = still(async () => ({default: (await drawings()).WrenchTable}));
