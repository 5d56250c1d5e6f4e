/**
 * Every season on record, the newest first: for what is done at build. Pages read season.ts, so that
 * visitors download two seasons and not all. `npm run season` writes this file.
 */
import type {Season} from '../schema';
import {season2024} from './2024';
import {season2025} from './2025';

export const seasons: Season[] = [season2025, season2024];
