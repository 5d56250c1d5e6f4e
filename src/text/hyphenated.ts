/** A text in pieces: every second one is a word with a hyphen in it, at which no line should end. */
export const hyphenated = (text: string) => text.split(/(\S+-\S+)/);
