/**
 * Pages that are not found by our search, and why. A page that says `noindex` is left out by itself;
 * those of a frozen year all say so, so what goes for them too stands here.
 */
export const exclusions: {path: RegExp; why: string}[] = [
  {path: /^\/(?:\d{4}\/)?setup\/kit\/$/, why: 'repeats the whole guide, for print'},
  {path: /^\/search\/$/, why: 'is the search itself'},
  {path: /^\/404\.html$/, why: 'stands at no address of its own'},
];
