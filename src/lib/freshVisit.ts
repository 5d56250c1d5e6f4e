/**
 * A script for the head of every page: `html[data-fresh]` says that somebody comes to a page's top for
 * the first time. Only then may parts far below be laid out later: on the way to a place in the page,
 * and after a reload, all above it must be as high as it is.
 */
export const freshVisitScript = `location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate'||(document.documentElement.dataset.fresh='on')`;
