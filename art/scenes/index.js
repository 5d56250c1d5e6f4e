// All pictures by name: folder/name as below static/img.
import {camp} from './gallery-camp.js';
import {campout} from './campout.js';
import {errors} from './errors.js';
import {expect} from './expect.js';
import {flock} from './gallery-sheep.js';
import {guide} from './guide.js';
import {briefing} from './guide-briefing.js';
import {guideCrews} from './guide-crews.js';
import {safety} from './guide-safety.js';
import {home} from './home.js';
import {leaflet} from './leaflet.js';
import {loops} from './loops.js';
import {night} from './gallery-night.js';
import {pages} from './pages.js';
import {people} from './gallery-people.js';
import {phones} from './phones.js';
import {pride} from './pride.js';
import {water} from './gallery-water.js';
import {weekend} from './weekend.js';
import {woods} from './gallery-woods.js';

export const scenes = {
  ...home,
  ...campout,
  ...weekend,
  ...leaflet,
  ...expect,
  ...pages,
  ...guide,
  ...guideCrews,
  ...briefing,
  ...safety,
  ...errors,
  ...phones,
  ...pride,
  ...flock,
  ...people,
  ...camp,
  ...water,
  ...night,
  ...woods,
  ...loops,
};
