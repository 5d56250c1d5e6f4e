import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {CalendarEvent} from '../../../text/calendar';
import {calendarText} from './calendarText';
import {securityText} from './securityText';

interface Options {
  /** The address of the calendar's file, such as /campout/campout-2025.ics, and what it holds. */
  calendar: {file: string; event: CalendarEvent};
  /** Where to report a weakness, and the address of the page that says how. */
  security: {mail: string; policy: string};
}

/** Writes what calendars, search engines and finders of weaknesses read, each at its fixed address. */
export function siteFiles({calendar, security}: Options): Plugin {
  return {
    name: 'site-files',
    postBuild({outDir, siteConfig: {url, customFields}}) {
      const files = {
        [calendar.file]: calendarText(calendar.event),
        '/.well-known/security.txt': securityText({...security, url}, String(customFields?.built)),
        '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`,
      };
      for (const [file, text] of Object.entries(files)) {
        const place = path.join(outDir, file);
        fs.mkdirSync(path.dirname(place), {recursive: true});
        fs.writeFileSync(place, text);
      }
    },
  };
}
