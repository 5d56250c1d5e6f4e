import fs from 'node:fs';
import path from 'node:path';
import type {Redirect} from '../../../config/redirects';
import {filesIn} from '../../files';
import {type BeginStep, fileOf} from '../../pages/page';
import {stopBuild} from '../../stopBuild';
import {unknownKinds} from './contentTypes';
import {headersFile} from './headersFile';
import {nginxFile} from './nginx';
import {policyText, tooLong} from './policy';
import {forbidden, inlineScripts, inlineStyles} from './readPage';
import {hostRules} from './rules';

interface Options {
  /** Origins that a page may show in a frame. */
  frames: readonly string[];
  redirects: readonly Redirect[];
}

/** Where the rules for nginx lie: beside the folder of the built site, build.nginx.conf. */
export const nginxFileOf = (outDir: string) => `${path.resolve(outDir)}.nginx.conf`;

/** What is asked for each time, short links aside: each folder of pages, and what changes daily. */
function askedFor(outDir: string, redirects: readonly Redirect[]): string[] {
  const folders = fs
    .readdirSync(outDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `/${name}/`)
    .filter((folder) => !redirects.some(({from}) => folder === `${from}/`));
  return ['/', '/404.html', '/manifest.webmanifest', '/offline-files.json', '/sw.js', ...folders];
}

/**
 * Writes what hosts need to send the right headers: `_headers` in the built site, and the same for
 * nginx beside it, where no host shows it. Ends the build when a page holds what the policy forbids.
 */
export function hostHeaders({frames, redirects}: Options): BeginStep {
  return ({outDir, siteConfig}) => {
    const siteUrl = new URL(siteConfig.url).origin;
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const mistakes: string[] = [];
    return {
      page({address, $}) {
        for (const script of inlineScripts($)) scripts.add(script);
        for (const style of inlineStyles($)) styles.add(style);
        const found = forbidden($, {siteUrl, frames});
        mistakes.push(...found.map((what) => `build${fileOf(address)} ${what}`));
      },
      end() {
        const policy = policyText([...scripts], [...styles], frames);
        const files = filesIn(outDir, '', /./).filter((file) =>
          fs.statSync(path.join(outDir, file)).isFile(),
        );
        stopBuild([...mistakes, ...tooLong(policy), ...unknownKinds(files)]);
        const rules = hostRules(policy);
        fs.writeFileSync(
          path.join(outDir, '_headers'),
          headersFile(rules, askedFor(outDir, redirects)),
        );
        fs.writeFileSync(nginxFileOf(outDir), nginxFile(rules, redirects));
      },
    };
  };
}
