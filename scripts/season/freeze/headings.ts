/** The ids that a page gives its headings: `## dogs {/* #dogs *\/}`. */
export function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ .*\{\/\* #([\w-]+) \*\/\}$/gm)].map(([, id = '']) => id);
}

/** The address of a page within its year, such as /setup/. */
export function slugOf(text: string): string | undefined {
  return /^slug: (\S+)$/m.exec(text)?.[1];
}
