/**
 * A panel's name as it stands on its label, from what somebody types: '17 d', 'r-5p', '07D'.
 * @returns '17D', 'R5P', '7D'; also a name that no panel has, and '' for nothing that could be one
 */
export function panelName(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return plain.replace(/^([FR]?)0+(?=\d)/, '$1');
}
