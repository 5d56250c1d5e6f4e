const THEIRS = 'window.innerWidth > desktopBreakpoint';
// As mediaQueries.ts has it.
const OURS = "window.matchMedia('(min-width: 56.25em)').matches";

/**
 * Webpack loader for the theme's useWindowSize.
 * @param {string} source the module's text
 * @throws when the comparison is not there: after an update of Docusaurus it has to be looked up anew
 */
module.exports = function desktopBreakpointLoader(source) {
  if (!source.includes(THEIRS))
    throw new Error(`breakpoint-900: '${THEIRS}' is not in the theme's useWindowSize any more`);
  return source.replace(THEIRS, OURS);
};
