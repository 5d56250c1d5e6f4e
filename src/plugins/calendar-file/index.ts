import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {CalendarEvent} from '../../lib/calendar';
import {calendarText} from './calendarText';

/**
 * Writes the event into the built site as a calendar's file.
 * @param file its address, such as /campout/campout-2025.ics
 */
export function calendarFilePlugin(file: string, event: CalendarEvent): Plugin {
  return {
    name: 'calendar-file',
    postBuild({outDir}) {
      fs.writeFileSync(path.join(outDir, file), calendarText(event));
    },
  };
}
