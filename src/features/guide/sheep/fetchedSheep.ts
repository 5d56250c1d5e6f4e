import {lazy, type ComponentType} from 'react';
import type {CrewId} from '../model/types';

type Sheep = ComponentType<{crew: CrewId; lit: ReadonlySet<string>}>;

/**
 * A year's sheep, fetched when it is drawn first.
 * @param load imports the file of the year that draws it
 */
export const fetchedSheep = (load: () => Promise<{default: Sheep}>): Sheep => lazy(load);
