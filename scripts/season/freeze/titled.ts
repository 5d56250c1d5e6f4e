/** Adds the year to a page's title, and to that of its banner where it has one. */
export function titled(text: string, year: number): string {
  return text
    .replace(/^(---\n(?:.*\n)*?title: )(["']?)(.*)\2\n/, `$1$2$3 ${year}$2\n`)
    .replace(/(<PageHero title=")([^"]*)"/, `$1$2 ${year}"`);
}
