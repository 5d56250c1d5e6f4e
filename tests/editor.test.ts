/** What an editor is told of the JSON files is what the build checks. */
import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {editorSchemas, schemaFolder} from '../scripts/schemas/editorSchemas';

interface Settings {
  'json.schemas': {fileMatch: string[]; url: string}[];
}

const project = path.resolve(__dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(project, file), 'utf8');
const readJson = (file: string): unknown => JSON.parse(read(file));
const schemas = editorSchemas();
const rules = (readJson('.vscode/settings.json') as Settings)['json.schemas'];

/** The files of the project that a pattern stands for; a star is any name. */
function filesLike(pattern: string): string[] {
  return pattern
    .slice(1)
    .split('/')
    .reduce<string[]>(
      (folders, part) =>
        folders.flatMap((folder) => {
          const like = new RegExp(`^${part.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
          return fs
            .readdirSync(path.join(project, folder))
            .filter((name) => like.test(name))
            .map((name) => path.join(folder, name));
        }),
      ['.'],
    );
}

function complaints(schema: string, value: unknown): string[] {
  const ajv = new Ajv({allErrors: true, strict: false});
  const validate = ajv.compile(JSON.parse(schemas[schema] ?? '') as object);
  validate(value);
  return (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
}

test.each(Object.keys(schemas))('%s is the one committed (npm run schemas writes it)', (file) => {
  expect(read(path.join(schemaFolder, file))).toBe(schemas[file]);
});

test('every schema is set for files that are there and fit it', () => {
  expect(rules.map(({url}) => path.basename(url)).sort()).toEqual(Object.keys(schemas).sort());
  for (const {url, fileMatch} of rules) {
    expect(path.join(schemaFolder, path.basename(url))).toBe(path.normalize(url));
    for (const pattern of fileMatch) {
      const files = filesLike(pattern);
      expect(files).not.toEqual([]);
      for (const file of files) expect(complaints(path.basename(url), readJson(file))).toEqual([]);
    }
  }
});

test('an editor underlines what the build would refuse', () => {
  const map = readJson('docs/setup/panels.json') as {panels: object[]};
  const [first] = map.panels;
  const spoilt = {...first, crew: 'party crew', neighbors: []};
  expect(complaints('panels.json', {...map, panels: [spoilt]})).toEqual([
    '/panels/0 must NOT have additional properties',
    '/panels/0/crew must be equal to one of the allowed values',
  ]);
  const org = {note: 'x', circles: [{name: 'Build', x: '0', y: 0, rx: 0, ry: 1}]};
  expect(complaints('org.json', org)).toEqual([
    "/circles/0 must have required property 'projects'",
    '/circles/0/x must be number',
    '/circles/0/rx must be > 0',
  ]);
});
