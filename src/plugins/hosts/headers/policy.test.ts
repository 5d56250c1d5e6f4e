import {hashOf, policyText, tooLong} from './policy';

test('a script is named by its hash, as browsers write it', () => {
  // The example of the standard, https://www.w3.org/TR/CSP3/#external-hash and its inline twin.
  expect(hashOf("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

const policyOf = (scripts: string[], frames: string[] = []) => policyText(scripts, [], frames);

test('only fetching ahead is left to default-src: all that a policy can name has its own line', () => {
  const lines = policyOf([]).split('; ');
  expect(lines).toContain("default-src 'self'");
  // https://www.w3.org/TR/CSP3/#directives-fetch; the -attr and -elem lines follow script and style.
  const named = lines.map((line) => line.split(' ')[0]).filter((name) => name?.endsWith('-src'));
  expect(named.sort()).toEqual(
    ['child', 'connect', 'default', 'font', 'frame', 'img', 'manifest', 'media', 'object']
      .concat('script', 'style', 'worker')
      .map((kind) => `${kind}-src`),
  );
  for (const refused of ['child', 'object', 'frame'])
    expect(lines).toContain(`${refused}-src 'none'`);
});

test('the same script counts once, and nothing unsafe is allowed', () => {
  const policy = policyOf(['go()', 'go()'], ['https://example.org']);
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain('; frame-src https://example.org;');
});

test('without an embedded document nothing may be shown in a frame', () => {
  expect(policyOf([])).toContain("; frame-src 'none';");
});

test('a policy that hosts would cut is one line', () => {
  const many = Array.from({length: 40}, (_, n) => `go(${n})`);
  expect(tooLong(policyOf([]))).toEqual([]);
  expect(tooLong(policyOf(many))).toEqual([
    expect.stringMatching(/the policy is \d{4} characters long, hosts take 2000/),
  ]);
});

test('a sheet that is written into pages is named among styles, and only there', () => {
  const lines = policyText(['go()'], ['p{top:0}', 'p{top:0}'], []).split('; ');
  expect(lines).toContain(`style-src 'self' ${hashOf('p{top:0}')}`);
  expect(lines).toContain(`script-src 'self' ${hashOf('go()')}`);
});
