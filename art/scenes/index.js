// All pictures by name: folder/name as below static/img.
import {campout} from './campout.js';
import {expect} from './expect.js';
import {galleryDay} from './gallery-day.js';
import {galleryNight} from './gallery-night.js';
import {home} from './home.js';
import {loops} from './loops.js';
import {pages} from './pages.js';

export const scenes = {...home, ...campout, ...expect, ...pages, ...galleryDay, ...galleryNight, ...loops};
