import fs from 'node:fs';
import {geometry} from '../../tests/support/guideFigures';
import {generated} from './generated';

test.each(Object.entries(generated(geometry)))(
  '%s is what `npm run generate` writes of docs/setup/geometry.json',
  (file, text) => expect(fs.readFileSync(file, 'utf8') === text).toBe(true),
);
