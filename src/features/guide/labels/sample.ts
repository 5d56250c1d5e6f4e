/** The id of the label that is explained at the top of the page, which the blank sheet refers to. */
export const SAMPLE = 'sample-label';
