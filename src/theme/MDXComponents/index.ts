/** Wrapped: adds what the docs may use in their text to the theme's own components. */
import MDXComponents from '@theme-original/MDXComponents';
import Answer from '@site/src/components/guide/Answer';
import CampoutDates from '@site/src/components/guide/CampoutDates';
import Checks from '@site/src/components/guide/Checks';
import Crew from '@site/src/components/guide/Crew';
import EditionPicker from '@site/src/components/guide/EditionPicker';
import Fraction from '@site/src/components/guide/Fraction';
import GuidePicture from '@site/src/components/guide/GuidePicture';
import HangingOrder from '@site/src/components/guide/HangingOrder';
import PackingList from '@site/src/components/guide/PackingList';
import Panel from '@site/src/components/guide/Panel';
import {Points, Step, Steps} from '@site/src/components/guide/Steps';
import {
  BusSides,
  HangingFrames,
  JackStand,
  PanelLabel,
  StrutStack,
  WrenchTable,
} from '@site/src/components/guide/stillDrawings';
import Task from '@site/src/components/guide/Task';
import PageHero from '@site/src/components/PageHero';

export default {
  ...MDXComponents,
  Answer,
  BusSides,
  CampoutDates,
  Checks,
  Crew,
  EditionPicker,
  Fraction,
  GuidePicture,
  HangingFrames,
  HangingOrder,
  JackStand,
  PackingList,
  PageHero,
  Panel,
  PanelLabel,
  Points,
  Step,
  Steps,
  StrutStack,
  Task,
  WrenchTable,
};
