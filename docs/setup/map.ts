/** The sheep of this year: its panels, its drawings (`npm run generate` makes them) and its measures. */
import type {MeasuredMap} from '@site/src/features/guide/model/panelFile';
import geometry from './geometry.json';
import panels from './panels.json';
import views from './views.json';

export const map = {...panels, views, geometry} as MeasuredMap;
