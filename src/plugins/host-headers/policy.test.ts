import {hashOf, policyText, tooLong} from './policy';

test('a script is named by its hash, as browsers write it', () => {
  // The example of the standard, https://www.w3.org/TR/CSP3/#external-hash and its inline twin.
  expect(hashOf("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('the same script counts once, and nothing unsafe is allowed', () => {
  const policy = policyText(['go()', 'go()'], ['https://example.org']);
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain('; frame-src https://example.org;');
});

test('without an embedded document nothing may be shown in a frame', () => {
  expect(policyText([], [])).toContain("; frame-src 'none';");
});

test('a policy that hosts would cut is one line', () => {
  const many = Array.from({length: 40}, (_, n) => `go(${n})`);
  expect(tooLong(policyText([], []))).toEqual([]);
  expect(tooLong(policyText(many, []))).toEqual([
    expect.stringMatching(/the policy is \d{4} characters long, hosts take 2000/),
  ]);
});
