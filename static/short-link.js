// Goes on to where a short link leads, with the query and the hash that the visitor came with.
const target = document.getElementById('target').getAttribute('href');
const url = new URL(target, location.href);
if (location.search) {
  url.search = [url.search.slice(1), location.search.slice(1)].filter(Boolean).join('&');
}
if (location.hash) url.hash = location.hash;
// Without either, the target to the letter.
location.replace(location.search || location.hash ? url.href : target);
