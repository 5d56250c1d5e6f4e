import type {Guide} from './guide';
import {placeIn} from './taskText';

const ORDER = /<TeardownOrder\b[^>]*?\bcrew="([a-z-]+)"/g;

/** How a crew's part of teardown begins, up to the crew: whom to ask stands directly under its name. */
const GUARD = /<CrewOpening\b[^>]*?\bguard=\{<CrewStop\b[^>]*?\bcrew="([a-z-]+)"/g;

/**
 * Nobody has written down how all of the sheep comes down: no crew's list without whom to ask first.
 * @returns a line for each list whose crew has no such opening above it
 */
export function checkCrewStops(guide: Guide): string[] {
  return guide.texts.flatMap((text) => {
    const guards = [...text.matchAll(GUARD)];
    return [...text.matchAll(ORDER)]
      .filter(
        ({1: crew, index}) => !guards.some((guard) => guard[1] === crew && guard.index < index),
      )
      .map(
        ({1: crew, index}) =>
          `${placeIn(guide, text, index)}: <TeardownOrder crew="${crew}"> has nothing above it that says whom to ask first; ` +
          `write guard={<CrewStop figures={figures} crew="${crew}" />} into the <CrewOpening> of that crew`,
      );
  });
}
