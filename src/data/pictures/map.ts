import type {Picture} from '../schema';
export const siteMap: Picture = {src: '/img/expect/map.svg', alt: 'map', width: 1200, height: 900};
