// A host that sends text compressed, as every real one does.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};
const packed = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest']);

function read(folder, pathname) {
  const place = path.join(folder, decodeURIComponent(pathname));
  const file = pathname.endsWith('/') ? path.join(place, 'index.html') : place;
  const extension = path.extname(file);
  if (!fs.existsSync(file) || fs.statSync(file).isDirectory()) return undefined;
  const bytes = fs.readFileSync(file);
  return {
    body: packed.has(extension) ? zlib.gzipSync(bytes) : bytes,
    headers: {
      'content-type': types[extension] ?? 'application/octet-stream',
      ...(packed.has(extension) && {'content-encoding': 'gzip'}),
    },
  };
}

/** What has a hash in its name is kept by the browser, so that what was prefetched is not sent twice. */
const caching = (pathname) =>
  pathname.startsWith('/assets/') && {'cache-control': 'public, max-age=31536000, immutable'};

/**
 * @param {string} folder the built site
 * @returns {Promise<{address: string, close: () => void}>}
 */
export async function host(folder) {
  const known = new Map();
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url, 'http://localhost');
    if (!known.has(pathname)) known.set(pathname, read(folder, pathname));
    const found = known.get(pathname);
    response
      .writeHead(found ? 200 : 404, {...found?.headers, ...caching(pathname)})
      .end(found?.body);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
