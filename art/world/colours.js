// The colours of the world.
import * as THREE from 'three';

export const wool = '#fff8ec';
export const ink = '#2b2530';
export const wood = '#9a6a43';
export const show = ['#ff2f8e', '#ff7a2f', '#ffc928', '#34d97c', '#2fb6ff', '#8a5cff'];
export const cloth = [
  '#ff5fa8',
  '#ff8a3d',
  '#ffcb3d',
  '#3ecf8e',
  '#35b8f2',
  '#8f6bff',
  '#f2494f',
  '#18a3a0',
  '#f6f0e6',
  '#3a3f78',
  '#c94fc2',
  '#b7d94c',
];
export const skins = ['#4a2c20', '#6b4130', '#8f5a3e', '#b97d56', '#d9a07a', '#efc3a0', '#f6d7bd'];
export const hairs = [
  '#1f1714',
  '#3b2418',
  '#6a3f22',
  '#b4793a',
  '#e8c26a',
  '#c9c4bd',
  '#e0457b',
  '#3b8fd6',
  '#5fbf6a',
  '#7d4fd1',
];

/** A colour between those of a list, at a place that goes round and round (1 = one step). */
export function along(list, place) {
  const at = ((place % list.length) + list.length) % list.length;
  const low = Math.floor(at);
  return new THREE.Color(list[low]).lerp(new THREE.Color(list[(low + 1) % list.length]), at - low);
}

/** Light patterns of the panels: from the middle of a panel in metres, and a time from 0 to 1. */
export const patterns = {
  waves: (p, t) => along(show, (p.x + 8) * 0.36 + p.y * 0.16 - t * 6),
  rings: (p, t) => along(show, Math.hypot(p.x + 3, p.y - 4) * 0.75 - t * 6),
  rise: (p, t) =>
    along(['#ff2f8e', '#ff7a2f', '#ffc928', '#ff5f6b'], p.y * 0.5 + p.x * 0.1 - t * 4),
  lagoon: (p, t) =>
    along(['#2fb6ff', '#22d6c0', '#5c6bff', '#b14dff'], p.x * 0.4 - p.y * 0.35 - t * 4),
  candy: (p, t) =>
    along(['#ff2f8e', '#b14dff', '#2fb6ff', '#ff5fc4'], p.x * 0.32 + p.y * 0.3 - t * 4),
  confetti: (p, t) =>
    along(show, Math.floor(Math.abs(Math.sin(p.x * 12.9 + p.y * 78.2) * 437)) + t * 6),
};
