/** The theme hands it to prism-include-languages, which has nothing to add (src/theme). */
export const Prism = {};
