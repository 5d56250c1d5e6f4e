/** Keeps the site on the device and answers from there. The README.md of src/features/offline tells how and why. */
import type {Request as Wish} from '../saved/report';
import {answerFile, answerPage} from './answer';
import {report} from './status';
import {save} from './save';
import {scope, type Lasting} from './scope';

// A new worker may take over at once: what it answers with depends on what is saved, not on it.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

function grant(event: Lasting, wish: Partial<Wish> | null) {
  if (wish?.type === 'report') event.waitUntil(report());
  if (wish?.type === 'save') event.waitUntil(save(wish.check === true));
}
scope.addEventListener('message', (event) => grant(event, event.data as Partial<Wish> | null));

/** Videos are asked for in pieces and not kept; the browser handles them better alone. */
const isVideo = (pathname: string) => /\.(mp4|webm)$/.test(pathname);

scope.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isVideo(pathname)) return;
  const answer = request.mode === 'navigate' ? answerPage : answerFile;
  // When the storage itself fails, the page is as it would be without it.
  event.respondWith(answer(request).catch(() => fetch(request)));
});
