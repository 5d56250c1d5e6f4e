// More frozen years, made for a measurement: copies of the oldest one under other names.
import fs from 'node:fs';
import path from 'node:path';

/** Its address is a short link, so no frozen year may have it. */
const taken = '2020';

const before = (year) => String(Number(year) - 1);
const texts = /\.(mdx|json|ts|tsx)$/;

/** Writes each file again in which the year stands. */
function renameIn(folder, from, to) {
  for (const entry of fs.readdirSync(folder, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile() || !texts.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(from, to));
  }
}

/**
 * @param {string} project a copy of the project, which is changed
 * @param {number} count how many frozen years it has then
 */
export function addYears(project, count) {
  const at = (...parts) => path.join(project, ...parts);
  const versions = JSON.parse(fs.readFileSync(at('versions.json'), 'utf8'));
  const oldest = versions.at(-1);
  while (versions.length < count) {
    const next = before(versions.at(-1));
    const year = next === taken ? before(next) : next;
    const docs = at('versioned_docs', `version-${year}`);
    fs.cpSync(at('versioned_docs', `version-${oldest}`), docs, {recursive: true});
    renameIn(docs, oldest, year);
    const sidebars = (of) => at('versioned_sidebars', `version-${of}-sidebars.json`);
    const sidebar = fs.readFileSync(sidebars(oldest), 'utf8');
    fs.writeFileSync(sidebars(year), sidebar.replaceAll(oldest, year));
    fs.cpSync(at('static/img', oldest), at('static/img', year), {recursive: true});
    versions.push(year);
  }
  fs.writeFileSync(at('versions.json'), JSON.stringify(versions));
}
