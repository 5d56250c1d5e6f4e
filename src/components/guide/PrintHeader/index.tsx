import {useEffect} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useCrew, usePlace} from '@site/src/lib/guide/edition';
import {editionText} from '@site/src/lib/guide/editionText';
import styles from './styles.module.css';

/**
 * Hands two texts to the page margins that print.css lays out. Set by script on the element, which a
 * content security policy allows; it would refuse a style attribute.
 */
function usePageMargins(left: string, right: string) {
  useEffect(() => {
    const {style} = document.documentElement;
    style.setProperty('--print-left', JSON.stringify(left));
    style.setProperty('--print-right', JSON.stringify(right));
    return () => {
      style.removeProperty('--print-left');
      style.removeProperty('--print-right');
    };
  }, [left, right]);
}

/** Browsers that know no page margins print the title there instead, and name the PDF by it. */
function useTitleOnPaper(text: string) {
  useEffect(() => {
    let title = '';
    const before = () => {
      title = document.title;
      document.title = text;
    };
    const after = () => {
      document.title = title;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [text]);
}

/**
 * What paper says of itself: edition, season and the day the site was built. On every page where the
 * browser can, and once at the top everywhere. Not seen on screens.
 */
export default function PrintHeader() {
  const edition = editionText(useCrew(), usePlace());
  const {built} = useDocusaurusContext().siteConfig.customFields as {built: string};
  const made = `Season ${useDocsVersion().label}, built ${built}`;
  usePageMargins(edition, made);
  useTitleOnPaper(`${edition}. ${made}`);
  return (
    <p className={styles.header} data-print-header>
      {edition}. {made}.
    </p>
  );
}
