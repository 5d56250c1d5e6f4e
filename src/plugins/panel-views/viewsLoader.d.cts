/** @throws when the map has no such view */
declare function viewsLoader(this: {resourceQuery: string}, source: string): string;
export = viewsLoader;
