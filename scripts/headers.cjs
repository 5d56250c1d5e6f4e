/** Reads a built site's `_headers` as the hosts do that know such a file. */

/**
 * @param {string} text what the file says: a path, then its headers, two spaces in
 * @returns {{path: string, headers: [string, string][]}[]}
 */
exports.readHeaders = (text) => {
  const rules = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) {
      rules.push({path: line, headers: []});
      continue;
    }
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line);
    rules.at(-1).headers.push([name, value]);
  }
  return rules;
};

const fits = (path, pathname) =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname;

/**
 * @param {ReturnType<typeof exports.readHeaders>} rules
 * @param {string} pathname such as /setup/
 * @returns {Record<string, string>} what the host sends with it; values of several rules are joined
 */
exports.headersFor = (rules, pathname) => {
  const headers = {};
  for (const rule of rules.filter(({path}) => fits(path, pathname)))
    for (const [name, value] of rule.headers)
      headers[name] = [headers[name], value].filter(Boolean).join(', ');
  return headers;
};
