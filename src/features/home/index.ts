export {default as Collage} from './Collage';
export {default as CrewBoard} from './CrewBoard';
export {default as EventCard} from './EventCard';
export {default as HomeHero} from './HomeHero';
export {default as PillarIcon, drawings as pillarDrawings, type PillarName} from './PillarIcon';
export {default as Pillars} from './Pillars';
export {
  default as PrincipleIcon,
  drawings as principleDrawings,
  type PrincipleName,
} from './PrincipleIcon';
export {default as Principles} from './Principles';
