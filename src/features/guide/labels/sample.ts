/** The id of the label that is explained at the top of the page, which the sheets of samples refer to. */
export const SAMPLE = 'sample-label';
