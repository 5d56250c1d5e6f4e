/** A real nginx that serves the built site by the rules that the build wrote for it. */
import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {nginxFileOf} from '../../src/plugins/hosts/headers';
import {buildFolder} from './build';
import {freePort} from './freePort';
import {until} from './until';

/** Where nginx keeps what is on its way. */
const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The smallest settings of a server around the rules. All that it writes goes into its folder. */
const settings = (port: number) => `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${name};`).join(' ')}
  server {
    listen localhost:${port};
    root ${buildFolder};
    include ${nginxFileOf(buildFolder)};
  }
}
`;

/**
 * Starts one.
 * @returns its address, and what ends it
 * @throws what nginx has to say of the settings
 */
export async function startNginx() {
  const finder = path.join(__dirname, 'findNginx.mjs');
  const program = execFileSync(process.execPath, [finder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  fs.writeFileSync(path.join(folder, 'nginx.conf'), settings(port));
  const options = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  execFileSync(program, ['-t', '-q', ...options], {stdio: ['ignore', 'ignore', 'inherit']});
  const server = spawn(program, options, {stdio: ['ignore', 'ignore', 'inherit']});
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const address = `http://localhost:${port}`;
  await until('nginx answers', () =>
    fetch(address).then(
      () => true,
      () => false,
    ),
  );
  const stop = async () => {
    server.kill();
    await ended;
    fs.rmSync(folder, {recursive: true});
  };
  return {address, stop};
}
