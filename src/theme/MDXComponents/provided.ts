/** What the docs may use in their text without an import. */
export {
  Answer,
  Beside,
  BusSides,
  Card,
  Cards,
  Checks,
  Crew,
  Danger,
  DangerList,
  EditionPicker,
  FirstMinute,
  GoOn,
  GuidePicture,
  HangingFrames,
  HangingOrder,
  JackStand,
  PackingList,
  Panel,
  PanelLabel,
  Points,
  ProgressSheep,
  Step,
  Steps,
  StrutStack,
  Task,
  TaskState,
  WrenchTable,
} from '@site/src/features/guide';
export {CampoutDates, ScheduleNote} from '@site/src/features/campout';
export {default as Fraction} from '@site/src/ui/Fraction';
export {default as PageHero} from '@site/src/ui/PageHero';
