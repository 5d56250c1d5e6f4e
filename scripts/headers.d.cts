interface Rule {
  path: string;
  headers: [name: string, value: string][];
}

/** Reads a built site's `_headers`: a path, then its headers, two spaces in. */
export function readHeaders(text: string): Rule[];

/** What the host sends with a path such as /setup/; values of several rules are joined. */
export function headersFor(rules: readonly Rule[], pathname: string): Record<string, string>;
