// Serves the built site as a good static host does: `node scripts/serve.mjs [port]`.
// Folders get their trailing slash (the query is kept), unknown paths get 404.html with status 404,
// and all get the headers that the build's _headers tells.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';
import {headersFor, readHeaders} from './headers.cjs';

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

/** The path whose headers an answer gets: that of the not-found page, where nothing is there. */
const shownAt = (pathname) =>
  fs.existsSync(path.join(buildFolder, decodeURIComponent(pathname))) ? pathname : '/404.html';

/** Read for each answer: a build that was made meanwhile has a policy of its own. */
const rulesOf = () => readHeaders(fs.readFileSync(path.join(buildFolder, '_headers'), 'utf8'));

function respond(request, response) {
  let next;
  try {
    next = route(request.url);
  } catch {
    response.writeHead(400).end('Bad request');
    return;
  }
  const {pathname} = new URL(request.url, 'http://localhost');
  if (!fs.existsSync(path.join(buildFolder, '_headers'))) {
    response.writeHead(503).end('The site is being built.');
    return;
  }
  const headers = headersFor(rulesOf(), shownAt(pathname));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (next.moved) {
    response.writeHead(301, {Location: next.moved}).end();
    return;
  }
  request.url = next.answer;
  void handler(request, response, {public: buildFolder, cleanUrls: false, directoryListing: false});
}

/**
 * @param {string} text a port as somebody wrote it, such as '4000'
 * @returns {number}
 * @throws {Error} with one line that says what to write
 */
export function portOf(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(
    `“${text}” is no port: write a number from 1 to 65535 (npm run serve -- 4000, TEST_PORT=4000 npm test).`,
  );
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
  const server = http.createServer();
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is taken: stop the program that has it, or choose another (npm run serve -- PORT, TEST_PORT=PORT npm test).`,
    );
  });
  server.on('request', respond);
  return server;
}

if (process.argv[1] === import.meta.filename) {
  try {
    const port = portOf(process.argv[2] ?? '3000');
    await serve(port);
    console.log(`The site is at http://localhost:${port}. Ctrl+C stops it.`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
