/** The lock file says to the byte what is installed, and lets nothing run that is not known. */
import lock from '../package-lock.json';

interface Entry {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
}
type Entries = Record<string, Entry>;

/** These run a script of their own when they are installed. */
const mayRun = new Map([
  ['@parcel/watcher', 'looks for its ready-made program; Jest’s watcher'],
  ['@swc/core', 'looks for its ready-made program'],
  ['core-js', 'prints a request for donations'],
  ['unrs-resolver', 'looks for its ready-made program; lint only'],
]);

const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

/** @returns a line for each entry that is not what it should be */
function mistakesIn(all: Entries): string[] {
  const places = Object.keys(all).filter(Boolean);
  const names = new Set(places.map(nameOf));
  return places.flatMap((place) => {
    const {integrity = '', resolved, link, hasInstallScript, ...entry} = all[place] ?? {};
    const name = nameOf(place);
    const wanted = Object.keys(entry.optionalDependencies ?? {});
    return [
      ...(/^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${place} has no SHA-512`]),
      // Without an address npm asks the registry that is set up, by name and version.
      ...(resolved === undefined && !link ? [] : [`${place} comes from an address of its own`]),
      ...(hasInstallScript && !mayRun.has(name) ? [`${place} runs a script when installed`] : []),
      ...wanted.filter((one) => !names.has(one)).map((one) => `${one}, for ${place}, has no entry`),
    ];
  });
}

const entries = lock.packages as Entries;

test('the lock file is whole', () => {
  expect(Object.keys(entries).length).toBeGreaterThan(1000);
  expect(mistakesIn(entries)).toEqual([]);
});

test('each package that may run a script when installed still does', () => {
  const running = Object.keys(entries).filter((place) => entries[place]?.hasInstallScript);
  expect([...new Set(running.map(nameOf))].sort()).toEqual([...mayRun.keys()]);
});

const integrity = `sha512-${'a'.repeat(86)}==`;
test.each<[string, Entry, string]>([
  ['no hash', {}, 'node_modules/x has no SHA-512'],
  ['a weak hash', {integrity: 'sha1-abc='}, 'node_modules/x has no SHA-512'],
  [
    'an address',
    {integrity, resolved: 'https://example.org/x.tgz'},
    'node_modules/x comes from an address of its own',
  ],
  ['a script', {integrity, hasInstallScript: true}, 'node_modules/x runs a script when installed'],
  [
    'a gap',
    {integrity, optionalDependencies: {'x-mac': '1.0.0'}},
    'x-mac, for node_modules/x, has no entry',
  ],
])('%s would be caught', (_, entry, says) => {
  expect(mistakesIn({'': {}, 'node_modules/x': entry})).toEqual([says]);
});
