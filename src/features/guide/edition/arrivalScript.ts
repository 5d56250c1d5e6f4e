import {PLACE_KEY} from './edition';
import {crewIds} from '../model/names';
import {ticksKey} from '../task/ticks';

/**
 * A script for the head of every page, which tells the guide's stylesheets how somebody comes to it.
 * `html[data-crew-asked]`: for a crew's edition; the browser must not go to that crew's part, since the
 * edition begins at the chooser. `--crews-begun`, where the address names no place: of how many crews
 * the device has ticks, so that there is room for what they are offered. A refusing device has none.
 * @param year of the ticks
 */
export const arrivalScript = (year: number): string => `(function(root,crews){
if(location.hash)return crews.includes(location.hash.slice(1))&&(root.dataset.crewAsked='');
try{
var place=new URLSearchParams(location.search).get('edition')||localStorage.getItem('${PLACE_KEY}')||'brc',
ticks=localStorage.getItem('${ticksKey(String(year), '')}'+place);
ticks&&root.style.setProperty('--crews-begun',crews.filter(function(crew){return ticks.includes('"'+crew+'-')}).length)
}catch{}
})(document.documentElement,${JSON.stringify(crewIds)})`;
