import {useEffect} from 'react';
import {usePrinted} from '@site/src/lib/guide/usePrinted';

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
 * Says on every printed page which page of the docs it is and of which season. Shows nothing on
 * screens.
 * @param title of the page; the chosen edition is named where it is left out
 */
export default function PrintMargins({title}: {title?: string}) {
  const {edition, made} = usePrinted();
  const what = title ?? edition;
  usePageMargins(what, made);
  useTitleOnPaper(`${what}. ${made}`);
  return null;
}
