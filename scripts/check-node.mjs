// Runs before `npm test` and `npm run site`: an old Node would fail later, with a riddle.
import {readFileSync} from 'node:fs';

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const wanted = JSON.parse(manifest).engines.node.replace('>=', '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(
    `Node ${process.versions.node} is too old: this project needs ${wanted} or newer (nvm install ${wantedMajor}, or nodejs.org).`,
  );
  process.exit(1);
}
