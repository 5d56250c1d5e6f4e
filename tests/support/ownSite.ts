/** A host of its own for a test, that can change what it serves, fall silent and go away. */
import fs from 'node:fs';
import http from 'node:http';
import {type AddressInfo} from 'node:net';
import path from 'node:path';
import {headersFor, readHeaders} from '../../scripts/headers.cjs';
import {contentTypes} from '../../src/plugins/hosts/headers/contentTypes';
import {buildFolder} from './build';

/** The part that is asked for, as browsers ask for a video's: its first and its last byte. */
function rangeOf({range = ''}: http.IncomingHttpHeaders, length: number) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (!first) return undefined;
  return {from: Number(first), to: Math.min(Number(last || Infinity), length - 1)};
}

type Trouble = 'dies' | 'hangs' | '404' | undefined;

export class OwnSite {
  /** The folder that is served: the build, or another one after a deploy. */
  folder = buildFolder;
  /** Stands before the worker's script, to change its surroundings. */
  prelude = '';
  /** Stands first in the head of every page; pages that have it are not saved for later. */
  head = '';
  /** What answers instead of the folder, where it says true. */
  also: (request: http.IncomingMessage, response: http.ServerResponse) => boolean = () => false;
  /** What happens to a request instead of an answer. */
  trouble: (pathname: string) => Trouble = () => undefined;
  /** The paths that have been asked for. */
  asked: string[] = [];
  private readonly server = http.createServer((request, response) =>
    this.answer(request, response),
  );

  static async open(): Promise<OwnSite> {
    const site = new OwnSite();
    await new Promise<void>((resolve) => site.server.listen(0, 'localhost', resolve));
    return site;
  }

  get address() {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Ends it for good: who asks then finds nothing. */
  async close() {
    if (!this.server.listening) return;
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private rules() {
    return readHeaders(fs.readFileSync(path.join(this.folder, '_headers'), 'utf8'));
  }

  private answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const {pathname} = new URL(request.url ?? '/', this.address);
    this.asked.push(pathname);
    if (this.also(request, response)) return;
    const trouble = this.trouble(pathname);
    if (trouble === 'hangs') return;
    if (trouble === 'dies') {
      response.destroy();
      return;
    }
    const place = path.join(this.folder, decodeURIComponent(pathname));
    const file = pathname.endsWith('/') ? path.join(place, 'index.html') : place;
    const found = trouble !== '404' && fs.existsSync(file);
    if (found && fs.statSync(file).isDirectory()) {
      response.writeHead(301, {location: `${pathname}/`}).end();
      return;
    }
    const shown = found ? file : path.join(this.folder, '404.html');
    const before = pathname === '/sw.js' ? this.prelude : '';
    const content = fs.readFileSync(shown);
    const isPage = shown.endsWith('.html') && this.head !== '';
    const body = isPage
      ? Buffer.from(content.toString().replace('<head>', `<head>${this.head}`))
      : Buffer.concat([Buffer.from(before), content]);
    const headers = {
      ...headersFor(this.rules(), found ? pathname : '/404.html'),
      'content-type': `${contentTypes[path.extname(shown).slice(1)]}; charset=utf-8`,
      'accept-ranges': 'bytes',
    };
    const range = found ? rangeOf(request.headers, body.length) : undefined;
    if (!range) {
      response.writeHead(found ? 200 : 404, headers).end(body);
      return;
    }
    const {from, to} = range;
    response.writeHead(206, {...headers, 'content-range': `bytes ${from}-${to}/${body.length}`});
    response.end(body.subarray(from, to + 1));
  }
}
