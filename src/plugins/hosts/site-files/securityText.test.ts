import {securityText} from './securityText';

test('it says where to report, and holds for a year from the build', () => {
  const contact = {
    mail: 'a@example.org',
    policy: 'https://example.org/p',
    url: 'https://example.com',
  };
  expect(securityText(contact, '2025-05-12').split('\n')).toEqual([
    'Contact: mailto:a@example.org',
    'Expires: 2026-05-12T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://example.com/.well-known/security.txt',
    'Policy: https://example.org/p',
    '',
  ]);
});
