/**
 * Keeps a spreadsheet from taking a text for a formula: such a cell begins with an apostrophe.
 */
const harmless = (cell: string) => (/^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/**
 * A table as CSV (RFC 4180: CRLF, every cell in quotes), led by a byte order mark by which Excel
 * knows that it is UTF-8.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
