/** The headings of the guide, as the page has them. */
export const toc: {id: string; value: string; level: number}[];
