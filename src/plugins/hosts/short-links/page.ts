import type {Redirect} from '../../../config/redirects';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * The page behind a short link. /short-link.js goes on to the link's target at once and takes the
 * visitor's query and hash along. The refresh is for browsers without script only: both at once
 * would race, and the one that loses the query might win.
 */
export function shortLinkPage({to, why}: Redirect, siteName: string): string {
  const target = escape(to);
  const place = escape(why);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Moved to ${place} | ${escape(siteName)}</title>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
<link rel="stylesheet" href="/short-link.css">
<script src="/short-link.js" defer></script>
</head>
<body>
<main>
<h1>this way</h1>
<p>This page has moved to <a id="target" href="${target}">${place}</a>.</p>
</main>
</body>
</html>
`;
}
