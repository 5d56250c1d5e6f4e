import {staticIsland} from '../../../ui/StaticIsland';

const drawings = () => import('.');

/** The drawings of the guide as the docs use them: their code is fetched only where it is needed. */
export const BusSides = staticIsland(async () => ({default: (await drawings()).BusSides}));
export const HangingFrames = staticIsland(async () => ({
  default: (await drawings()).HangingFrames,
}));
export const JackStand = staticIsland(async () => ({default: (await drawings()).JackStand}));
export const PanelLabel = staticIsland(async () => ({default: (await drawings()).PanelLabel}));
export const StrutStack = staticIsland(async () => ({default: (await drawings()).StrutStack}));
export const WrenchTable = staticIsland(async () => ({default: (await drawings()).WrenchTable}));
