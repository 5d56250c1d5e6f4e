import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {decodeHash} from '@site/src/text/decodeHash';
import {holdElement} from '@site/src/ui/scroll/holdPlace';

const KEY = 'picture';

/**
 * The picture that the address names, as in ?picture=pancakes, and the ways to another one.
 * @param names of all pictures; the hash of an older link is one of them
 */
export function usePicture(names: readonly string[]) {
  const history = useHistory<{entered?: boolean} | undefined>();
  const picture = useHistorySelector(({location}) => new URLSearchParams(location.search).get(KEY));
  const hash = useHistorySelector(({location}) => decodeHash(location.hash));

  /** The page as it is, with another picture. The router does not scroll while the hash is the same. */
  function addressWith(name: string | undefined) {
    const query = new URLSearchParams(history.location.search);
    if (name) query.set(KEY, name);
    else query.delete(KEY);
    return {...history.location, search: query.toString()};
  }

  useEffect(() => {
    if (!names.includes(hash)) return;
    history.replace({...addressWith(hash), hash: ''});
    // Without a hash the router goes to the top.
    holdElement(() => document.getElementById(hash));
  });

  return {
    picture,
    /** Shows a picture, so that Back leads to where one was before. */
    open: (name: string) => history.push({...addressWith(name), state: {entered: true}}),
    /** Shows another one in its place; Back still leads to where one was before both. */
    turnTo: (name: string) => history.replace(addressWith(name)),
    /** Goes back to where one was or, when one came by a link, stays on the page. */
    close: () => {
      if (!new URLSearchParams(history.location.search).has(KEY)) return;
      if (history.location.state?.entered) history.goBack();
      else history.replace(addressWith(undefined));
    },
  };
}
