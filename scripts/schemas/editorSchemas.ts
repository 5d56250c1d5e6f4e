import * as z from 'zod';
import {orgSchema} from '../../src/data/org-schema';
import {panelMapSchema} from '../../src/features/guide/build';

/** What an editor must know of a JSON file to complete and underline, by the name of its file. */
const schemas = {
  org: {title: 'Organization of a year', schema: orgSchema},
  panels: {title: 'Panel map of the setup guide', schema: panelMapSchema},
};

/** Where the files lie; .vscode/settings.json says which JSON each is for. */
export const schemaFolder = '.vscode/schemas';

/** @returns the files of the folder by name, with their text: the same schemas that the build uses */
export function editorSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, {title, schema}]) => {
      // Draft 7 is what editors know best. What is read is described, not what zod makes of it.
      const json = z.toJSONSchema(schema, {target: 'draft-7', io: 'input'});
      return [`${name}.json`, `${JSON.stringify({title, ...json}, null, 2)}\n`];
    }),
  );
}
