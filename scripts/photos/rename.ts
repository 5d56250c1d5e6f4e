/** Letters that mean something in a pattern. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Names a photo by its new name wherever a text names the old one: as an address
 * ('/img/campout/IMG_1.jpg'), below static/img ('campout/IMG_1.jpg') or, in the list of its folder,
 * alone ('IMG_1.jpg').
 * @param from its address, such as /img/campout/IMG_1.jpg
 * @param to its new address without ending, such as /img/campout/img-1
 */
export function renamed(text: string, from: string, to: string): string {
  const file = from.slice(from.lastIndexOf('/') + 1);
  const name = to.slice(to.lastIndexOf('/') + 1);
  const below = (address: string) => address.replace(/^\/img\//, '');
  const quoted = (old: string) => new RegExp(`(['"\`])${escaped(old)}\\1`, 'g');
  return text
    .replace(quoted(from), `$1${to}.webp$1`)
    .replace(quoted(below(from)), `$1${below(to)}$1`)
    .replace(quoted(file), `$1${name}$1`);
}
