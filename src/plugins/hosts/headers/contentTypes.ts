/** What each kind of file on this site is, since browsers are told not to guess. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  ics: 'text/calendar',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
};

/** Those that are text, and shrink when they are packed. */
export const texts = Object.entries(contentTypes)
  .filter(([name]) => /^(css|html|ics|js|json|svg|txt|webmanifest|xml)$/.test(name))
  .map(([, type]) => type);

/** Files whose kind is not in the table, a line each; those without an ending go unnamed. */
export const unknownKinds = (files: readonly string[]): string[] =>
  files
    .filter((file) => {
      const ending = /[^/.]\.(\w+)$/.exec(file)?.[1];
      return ending !== undefined && !(ending in contentTypes);
    })
    .map(
      (file) =>
        `src/plugins/hosts/headers/contentTypes.ts: build/${file} is of no known kind: add its ending and type`,
    );
