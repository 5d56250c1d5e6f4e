/** Every address below /img/ that stands somewhere in a value. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/img/') ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : [];
}
