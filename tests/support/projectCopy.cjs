// The project in a folder of its own, to be changed and built there.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const project = path.resolve(__dirname, '../..');
const leftOut = [
  'node_modules',
  'build',
  '.docusaurus',
  '.git',
  'art/node_modules',
  'art/out',
  'test-results',
];

exports.copyProject = function copyProject(name) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`)));
  fs.cpSync(project, folder, {
    recursive: true,
    filter: (source) => !leftOut.includes(path.relative(project, source)),
  });
  fs.symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
};
