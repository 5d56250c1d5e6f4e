import {sheepViews} from '../../src/features/guide/geometry/views';
import type {Geometry} from '../../src/features/guide/model/types';

/**
 * The files that are worked out of others.
 * @param geometry docs/setup/geometry.json
 * @returns their text by their place
 */
export function generated(geometry: Geometry): Record<string, string> {
  const views = Object.entries(sheepViews(geometry));
  // A line for each view, so that a change can be read.
  const lines = views.map(([id, view]) => `${JSON.stringify(id)}: ${JSON.stringify(view)}`);
  return {'docs/setup/views.json': `{\n${lines.join(',\n')}\n}\n`};
}
