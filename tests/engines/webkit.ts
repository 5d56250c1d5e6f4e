/** WebKit: Debian's MiniBrowser, on a screen that nobody sees, driven over WebDriver. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {freePort} from '../support/freePort';
import {soon} from '../support/soon';
import {type Engine, type EnginePage, findSeen} from './engine';
import {answers, type ElementId, newSession, PAGE_LOADS} from './webDriver';

/** Nothing leaves the machine: a proxy that is not there stands before all other hosts. */
const alone = ['--proxy=http://127.0.0.1:9', '--ignore-host=localhost'];

const capabilities = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    args: ['--automation', ...alone],
  },
};

/** The bar with the address would not let a window be as narrow as a phone. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; }';

async function startScreen() {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return {screen, display: `:${String(number).trim()}`};
}

async function end(program: ChildProcess) {
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

export async function startWebKit(): Promise<Engine> {
  const settings = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  fs.mkdirSync(path.join(settings, 'gtk-3.0'));
  fs.writeFileSync(path.join(settings, 'gtk-3.0', 'gtk.css'), NARROW);
  const {screen, display} = await startScreen();
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      // It cannot start in a container; all that is shown is our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const driver = `http://localhost:${port}`;
  await answers(driver);

  async function newPage(): Promise<EnginePage> {
    const session = await newSession(driver, capabilities);
    const evaluate: EnginePage['evaluate'] = (work, ...given) => session.run(work, given);
    const find = async (selector: string, words = '') => {
      const element = await session.run<ElementId | null>(findSeen, [selector, words]);
      if (!element) throw new Error(`nothing is seen of ${selector} ${words}`);
      return element;
    };
    return {
      async open(address) {
        await session.go('about:blank');
        // A load stood still once, for minutes, on a machine with nothing else to do.
        await soon(() => session.go(address), 1.5 * PAGE_LOADS);
      },
      reload: async () => void (await session.refresh()),
      async resize(width, height) {
        // The size is that of the window, with its bar.
        await session.resize(width, height);
        const inner = await evaluate(() => innerHeight);
        await session.resize(width, 2 * height - inner);
      },
      click: (selector, words) =>
        soon(async () => void (await session.click(await find(selector, words)))),
      type: (selector, text) =>
        soon(async () => void (await session.type(await find(selector), text))),
      press: (key) => session.press(key),
      screenshot: () => session.screenshot(),
      evaluate,
      close: async () => void (await session.end()),
    };
  }
  const stop = async () => {
    await end(program);
    await end(screen);
    fs.rmSync(settings, {recursive: true});
  };
  return {newPage, stop};
}
