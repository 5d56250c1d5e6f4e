import {revisionOf} from '../saved/digest';
import type {KeptFile} from '../saved/list';

/** A host that does not answer for so long is given up: signal in a desert is slow, not endless. */
const PATIENCE = 30_000;

/** Why a file could not be had, in words for a reader. */
export class NotHad extends Error {
  /** True when nothing answered, so that the next file will hardly fare better. */
  readonly noAnswer: boolean;

  constructor(why: string, noAnswer = false) {
    super(why);
    this.noAnswer = noAnswer;
  }
}

/** Files with their content's hash in the name may come from the browser's own cache. */
const firstTry = (url: string): RequestCache =>
  url.startsWith('/assets/') ? 'default' : 'no-cache';

interface Answer {
  response: Response;
  content: ArrayBuffer;
}

async function answerTo(url: string, cache: RequestCache): Promise<Answer> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch(url, {cache, signal: patience.signal});
    return {response, content: await response.arrayBuffer()};
  } catch {
    throw new NotHad('no answer', true);
  } finally {
    clearTimeout(timer);
  }
}

/** Without what describes the transfer, which is over, and what would forbid to keep it. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  ['content-encoding', 'content-length', 'vary'].forEach((name) => headers.delete(name));
  return headers;
}

/**
 * Fetches a file and makes sure that it is the one of this build: a host may be in the middle of a
 * deploy, and a café's network answers everything with its own page.
 * @throws NotHad
 */
export async function fetchFile({url, revision}: KeptFile): Promise<Response> {
  let why = '';
  for (const cache of [firstTry(url), 'reload'] as const) {
    const {response, content} = await answerTo(url, cache);
    if ((await revisionOf(content)) === revision) {
      return new Response(content, {headers: headersOf(response)});
    }
    why = response.ok ? 'something else arrived' : `the server answered ${response.status}`;
  }
  throw new NotHad(why);
}
