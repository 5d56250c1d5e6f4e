/**
 * The text of a page with the links that go on to the next year led to where they lead this year.
 * @param targets addresses of this site, and where each leads this year
 */
export function frozenLinks(text: string, targets: ReadonlyMap<string, string>): string {
  return text.replace(/(\]\(|href=")(\/[^)"\s]*)/g, (whole, before: string, address: string) => {
    const target = targets.get(address);
    return target ? `${before}${target}` : whole;
  });
}
