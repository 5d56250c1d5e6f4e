export {
  BusSides,
  HangingFrames,
  JackStand,
  PanelLabel,
  StrutStack,
  WrenchTable,
} from './drawings/islands';
export {default as SetupBoard} from './board/SetupBoard';
export {default as Answer} from './edition/Answer';
export {default as Crew} from './edition/Crew';
export {default as CrewHeading} from './edition/CrewHeading';
export {default as CrewLetter} from './edition/CrewLetter';
export {default as CrewOpening} from './edition/CrewOpening';
export {useCrew} from './edition/edition';
export {default as CrewLists, CrewList} from './edition/CrewLists';
export {default as EditionPicker} from './edition/EditionPicker';
export {default as FirstMinute} from './edition/FirstMinute';
export {default as GoOn} from './edition/GoOn';
export {default as HowItWorks} from './edition/HowItWorks';
export {default as HowToRead} from './edition/HowToRead';
export {default as PageHead} from './edition/PageHead';
export {default as PrintMargins} from './edition/PrintMargins';
export {useShownHeadings} from './edition/useShownHeadings';
export {default as FollowAlong} from './follow/FollowAlong';
export {default as Handover} from './handover/Handover';
export {QrCode} from './handover/islands';
export {default as KitChooser} from './kit/KitChooser';
export {default as KitGuide} from './kit/KitGuide';
export {default as TableKit} from './kit/TableKit';
export {default as LabelKey} from './labels/LabelKey';
export {default as LabelSheets} from './labels/LabelSheets';
export {default as Behind} from './order/Behind';
export {default as Frame} from './order/Frame';
export {default as OrderFrames} from './order/OrderFrames';
export {default as OrderKey} from './order/Key';
export {default as OrderPlayer} from './order/Player';
export {default as OrderPictures, type Shown as OrderShown} from './order/Player/Pictures';
export {default as OrderWords, type Said as OrderSaid} from './order/Player/Words';
export {default as Panel} from './panels/Panel';
export {default as PanelFinder} from './panels/PanelFinder';
export {default as FinderAnswers, type Asking as FinderAsking} from './panels/PanelFinder/Answers';
export {default as PanelTable} from './panels/PanelTable';
export {default as StrutTable} from './panels/StrutTable';
export {default as CrewSheep} from './sheep/CrewSheep';
export {fetchedSheep} from './sheep/fetchedSheep';
export {default as MeasuredTotals} from './shopping/MeasuredTotals';
export {default as ShoppingActions} from './shopping/ShoppingActions';
export {default as ShoppingList} from './shopping/ShoppingList';
export {default as Beside} from './drawings/Beside';
export {default as Cards, Card} from './task/Cards';
export {default as Checks} from './task/Checks';
export {default as Danger} from './task/Danger';
export {default as DangerBox} from './task/DangerBox';
export {default as DangerList} from './task/DangerList';
export {default as GuidePicture} from './task/GuidePicture';
export {default as HangingOrder} from './task/HangingOrder';
export {default as NeedBox, YouNeed} from './task/NeedBox';
export {default as ProgressSheep} from './task/ProgressSheep';
export {default as Sizes} from './task/Sizes';
export {Points, Step, Steps} from './task/Steps';
export {default as Task} from './task/Task';
export {default as TaskState} from './task/TaskState';
export {default as PackingList} from './teardown/PackingList';
export {default as StopBox} from './teardown/StopBox';
export {default as CrewPanels} from './teardown/CrewPanels';
export {default as CrewStop} from './teardown/CrewStop';
export {default as TeardownOrder} from './teardown/TeardownOrder';
export {default as Warnings} from './teardown/Warnings';
export {default as CrewChanges} from './years/CrewChanges';
export {default as CrewYear, CrewYears, YearForAll} from './years/CrewYear';
export {default as OldYear} from './years/OldYear';
export {default as SectionChanges} from './years/SectionChanges';
export {useYears} from './years/useYears';
export {default as YearCards, YearCard} from './years/YearCards';
export {default as YearHead} from './years/YearHead';
export {default as YearMenu} from './years/YearMenu';
export {default as YearOpening} from './years/YearOpening';
export {default as YearSheep} from './years/YearSheep';
