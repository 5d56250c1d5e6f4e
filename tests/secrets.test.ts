/** Nothing that lets people in stands in a file: not a key, not an invitation. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '..');

/** What each looks like. The shapes are those that its maker documents. */
const shapes: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a key of AWS': /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a client secret of Google': /\bGOCSPX-[\w-]{28}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[^$\s]/,
  'a token of Slack': /\bxox[abeoprs]-[\w-]{10,}/,
  'a webhook of Slack': /hooks\.slack\.com\/(?:services|workflows)\/\w/,
  'an invitation to Slack': /join\.slack\.com\/t\/[\w-]+\/(?:shared_invite\/)?zt-\w/,
  'a webhook of Discord': /discord(?:app)?\.com\/api\/webhooks\/\d/,
  'a key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{16,}/,
  'a key of SendGrid': /\bSG\.[\w-]{22}\.[\w-]{43}\b/,
  'a token (JWT)': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a name and password in an address': /\bhttps?:\/\/[^\s/@:'"`<>]+:[^\s/@'"`<>]+@[\w-]/,
};

const secretsIn = (text: string) =>
  Object.entries(shapes)
    .filter(([, shape]) => shape.test(text))
    .map(([what]) => what);

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: project,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter(Boolean)
  .filter((file) => fs.existsSync(path.join(project, file)));

test('no file of the project holds one', () => {
  const found = files.flatMap((file) =>
    secretsIn(fs.readFileSync(path.join(project, file), 'latin1')).map(
      (what) => `${file}: ${what}`,
    ),
  );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});

// Put together here, so that this file holds none itself.
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
test.each([
  ['a private key', ['-----BEGIN OPENSSH', ' PRIVATE KEY-----']],
  ['a key of AWS', ['AKIA', 'IOSFODNN7EXAMPLE']],
  ['a key of Google', ['AIza', letters.slice(0, 35)]],
  ['a client secret of Google', ['GOCSPX', `-${letters.slice(0, 28)}`]],
  ['a token of GitHub', ['ghp', `_${letters.slice(0, 36)}`]],
  ['a token of npm', ['npm', `_${letters.slice(0, 36)}`]],
  ['a token of npm', ['//registry.example.org/:_authToken', '=abc']],
  ['a token of Slack', ['xoxb', '-123456789012-abc']],
  ['a webhook of Slack', ['https://hooks.slack.com', '/services/T0/B0/x']],
  ['an invitation to Slack', ['https://join.slack.com/t/sheep', '/shared_invite/zt-1a2b3c-d']],
  ['a webhook of Discord', ['https://discord.com/api', '/webhooks/1234/abc']],
  ['a key of Stripe', ['sk_live', `_${letters.slice(0, 24)}`]],
  ['a key of SendGrid', ['SG.', `${letters.slice(0, 22)}.${letters.slice(0, 43)}`]],
  ['a token (JWT)', ['eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiJzaGVlcCJ9.c2lnbmF0dXJl']],
  ['a name and password in an address', ['https://bo:peep', '@example.org/']],
])('%s would be found', (what, halves) => {
  expect(secretsIn(`before ${halves.join('')} after`)).toEqual([what]);
});
