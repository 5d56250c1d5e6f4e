/** The season that the site shows, and the one before it. `npm run season` writes this file. */
export {season2025 as season} from './seasons/2025';
export {season2024 as previousSeason} from './seasons/2024';
