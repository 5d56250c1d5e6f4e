// Serves the built site as a good static host does: `node scripts/serve.mjs [port]`.
// Folders get their trailing slash (the query is kept), unknown paths get 404.html with status 404.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';

const root = path.resolve(import.meta.dirname, '..');
export const buildFolder = path.join(root, 'build');

/** What the host does with a request: send it on to the folder's address, or answer it. */
function route(requestUrl) {
  const {pathname, search} = new URL(requestUrl, 'http://localhost');
  const file = path.join(buildFolder, decodeURIComponent(pathname));
  const isPage = fs.existsSync(path.join(file, 'index.html'));
  if (!isPage) return {answer: requestUrl};
  if (!pathname.endsWith('/')) return {moved: `${pathname}/${search}`};
  return {answer: `${pathname}index.html${search}`};
}

function respond(request, response) {
  let next;
  try {
    next = route(request.url);
  } catch {
    response.writeHead(400).end('Bad request');
    return;
  }
  if (next.moved) {
    response.writeHead(301, {Location: next.moved}).end();
    return;
  }
  request.url = next.answer;
  void handler(request, response, {public: buildFolder, cleanUrls: false, directoryListing: false});
}

/**
 * Starts the server on 127.0.0.1 and ::1's common name, localhost.
 * @param {number} port
 * @returns {Promise<import('node:http').Server>} once it listens
 * @throws {Error} with one line that says what to do, when there is no build or the port is taken
 */
export async function serve(port) {
  if (!fs.existsSync(path.join(buildFolder, 'index.html'))) {
    throw new Error('There is no built site yet: run `npm run build` first.');
  }
  const server = http.createServer(respond);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is taken: stop the program that has it, or choose another (npm run serve -- PORT, TEST_PORT=PORT npm test).`,
    );
  });
  return server;
}

if (process.argv[1] === import.meta.filename) {
  const port = Number(process.argv[2] ?? 3000);
  try {
    await serve(port);
    console.log(`The site is at http://localhost:${port}. Ctrl+C stops it.`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
