import {isDeepStrictEqual} from 'node:util';
import {UserError} from '../userError';

type Facts = Record<string, unknown>;

interface Imported {
  /** Its name in the page. */
  name: string;
  value: unknown;
}

const imports =
  /^import (?:\{([^}]+)\}|\* as (\w+)) from '@site\/(src\/(?:data|config)\/[^']+)';\n/gm;

function importedBy(
  [, names, all, module = '']: string[],
  values: Facts,
  page: string,
): Imported[] {
  if (all) {
    const exported = Object.entries(values).filter(([name]) => name !== 'default');
    return [{name: all, value: Object.fromEntries(exported)}];
  }
  return (names ?? '')
    .split(',')
    .filter((part) => part.trim())
    .map((part) => {
      const [exported = '', name = exported] = part.trim().split(' as ');
      if (exported in values) return {name, value: values[exported]};
      throw new UserError([`${page}: ${module} has no ${exported}`]);
    });
}

/** Of a value that the page only reads fields of, those fields; of a list, all. */
function usedPart({name, value}: Imported, text: string): unknown {
  const isWhole = new RegExp(`[({,]\\s*(\\.\\.\\.)?${name}\\s*[,)}]`).test(text);
  const fields = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
    ([, field]) => field,
  );
  if (isWhole || fields.length === 0 || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Facts).filter(([field]) => fields.includes(field)),
  );
}

function refuseWhatIsNotPlain({name, value}: Imported, page: string): void {
  const written = JSON.stringify(value) as string | undefined;
  if (written && isDeepStrictEqual(JSON.parse(written), value)) return;
  throw new UserError([
    `${page}: ${name} is no plain value, so it cannot be kept with the page: read a text, number or list instead`,
  ]);
}

/**
 * Makes a page keep what it reads from src/data and src/config: the values are handed back, and the
 * page reads them from a file beside it, so that a later season changes nothing in it.
 * @param page the page's path, for messages
 * @param factsFile the name of the file beside it
 * @param load gives what a module such as src/data/season exports
 * @throws a UserError when something cannot be kept
 */
export async function withOwnFacts(
  text: string,
  page: string,
  factsFile: string,
  load: (module: string) => Promise<Facts>,
): Promise<{text: string; facts?: Facts}> {
  const found = [...text.matchAll(imports)];
  if (found.length === 0) return {text};
  const loaded = await Promise.all(
    found.map(async (match) => importedBy(match, await load(match[3] ?? ''), page)),
  );
  const imported = loaded.flat().sort((a, b) => a.name.localeCompare(b.name));
  const body = text.replace(imports, '');
  const facts = Object.fromEntries(
    imported.map((one) => {
      const value = usedPart(one, body);
      refuseWhatIsNotPlain({...one, value}, page);
      return [one.name, value];
    }),
  );
  const kept = [
    `import frozen from './${factsFile}';`,
    '',
    `export const {${Object.keys(facts).join(', ')}} = frozen;`,
  ].join('\n');
  // After the imports that stay, since MDX wants a blank line before the page's words.
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---\n+/.exec(body) ?? [];
  const [others = ''] = /^(?:import .*\n)*/.exec(body.slice(frontMatter.length)) ?? [];
  const words = body.slice(frontMatter.length + others.length).trimStart();
  return {text: `${frontMatter}${others}${kept}\n\n${words}`, facts};
}
