/** Of panels.json, the panels of the views that the import names: {party: {'1D': …}, …}. */
module.exports = function viewsLoader(source) {
  const {views} = JSON.parse(source);
  const chosen = new URLSearchParams(this.resourceQuery).getAll('view').map((name) => {
    if (!views[name]) throw new Error(`panels.json has no view '${name}'`);
    return [name, views[name].panels];
  });
  return JSON.stringify(Object.fromEntries(chosen));
};
