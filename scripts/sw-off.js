// Switches off what the site keeps on devices: put this in place of build/sw.js and publish it.
// It removes what is saved and itself; pages come from the network from then on.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) {
    if (name.startsWith('baaahs-offline-')) await caches.delete(name);
  }
  await self.registration.unregister();
}
