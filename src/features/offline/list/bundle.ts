import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {rspack, type Stats} from '@rspack/core';

const entry = path.resolve(__dirname, '../worker/index.ts');

/**
 * Makes one script of the worker and what it imports.
 * @throws what the bundler has to say, when it cannot
 */
export async function bundleWorker(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'worker-'));
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    const compiler = rspack({
      mode: 'production',
      target: ['webworker', 'es2020'],
      entry,
      output: {path: folder, filename: 'worker.js'},
      resolve: {extensions: ['.ts']},
      devtool: false,
      performance: false,
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2020'}},
          },
        ],
      },
    });
    compiler.run((error, result) => {
      compiler.close(() => (error ? reject(error) : resolve(result)));
    });
  });
  if (stats?.hasErrors()) throw new Error(stats.toString({all: false, errors: true}));
  const code = await fs.readFile(path.join(folder, 'worker.js'), 'utf8');
  await fs.rm(folder, {recursive: true});
  return code;
}
