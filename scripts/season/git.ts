import {spawnSync} from 'node:child_process';
import {UserError} from './userError';

/**
 * What a new season changes is undone with git, so what is not committed yet must not be in its way.
 * @param root the project's folder
 * @throws a UserError that names the files
 */
export function refuseDirtyTree(root: string): void {
  const {status, stdout} = spawnSync('git', ['status', '--porcelain'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new UserError(['this folder is no git repository: nothing could be undone']);
  const files = stdout.split('\n').flatMap((line) => line.slice(3) || []);
  if (files.length === 0) return;
  throw new UserError([
    `the working tree is not clean: commit or undo first what was changed in ${files.join(', ')}`,
  ]);
}
