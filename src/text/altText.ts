const FILE = /\.(?:avif|gif|heic|jpe?g|mp4|png|svg|webp)$/i;
/** As cameras, phones and chats call their files: IMG_1234, PXL_20250524, WhatsApp Image 2025-05-24. */
const CAMERA =
  /^(?:IMG|DSCN?|DSC|PXL|MVI|GOPR|Screenshot|Screen Shot|WhatsApp Image|Photo)[\W_]*\d/i;
const OPENING = /^(?:an? |the )?(?:image|photo|photograph|picture|pic) (?:of|showing) /i;
/** Words that any picture could have. */
const EMPTY_WORDS = new Set(
  'a alt an and banner campout description gallery here image images img is last my new of our photo photograph photos pic picture pictures screenshot selfie some tbd text that the this todo untitled year'.split(
    ' ',
  ),
);

/**
 * What is wrong with the words that stand for a picture; undefined when they may say what is in it.
 * @returns such as 'the name of a file, "IMG_1234.jpg", as alt text'
 */
export function altFault(alt: string): string | undefined {
  const text = alt.trim();
  if (!text) return 'a picture without alt text';
  if (FILE.test(text) || CAMERA.test(text)) return `the name of a file, "${text}", as alt text`;
  const opening = OPENING.exec(text)?.[0];
  if (opening) return `an alt text that begins with "${opening.trim()}"`;
  const words = text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  return words.every((word) => EMPTY_WORDS.has(word))
    ? `an alt text that any picture could have, "${text}"`
    : undefined;
}
