// Runs before `npm start`, `npm run build` (so `npm run site`) and `npm test`: an old Node would fail
// later, with a riddle. `npm ci` refuses it by itself (engine-strict in .npmrc).
import {readFileSync} from 'node:fs';

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const wanted = JSON.parse(manifest).engines.node.replace('>=', '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(
    `Node ${process.versions.node} is too old: this project needs ${wanted} or newer (nvm install, or nodejs.org).`,
  );
  process.exit(1);
}
