import {useEffect} from 'react';
import {usePrinted} from '../usePrinted';

/**
 * Hands two texts to the page margins that print.css lays out. Browsers that know no page margins
 * print the title there instead, and name the PDF by it. Only while it is printed: what the root
 * element is given, a browser works out again for every element of a long page.
 */
function useMarginsOnPaper(left: string, right: string) {
  useEffect(() => {
    const {style} = document.documentElement;
    let title = '';
    const before = () => {
      title = document.title;
      document.title = `${left}. ${right}`;
      style.setProperty('--print-left', JSON.stringify(left));
      style.setProperty('--print-right', JSON.stringify(right));
    };
    const after = () => {
      document.title = title;
      style.removeProperty('--print-left');
      style.removeProperty('--print-right');
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [left, right]);
}

/**
 * Says on every printed page which page of the docs it is and of which season. Shows nothing on
 * screens.
 * @param title of the page; the chosen edition is named where it is left out
 */
export default function PrintMargins({title}: {title?: string}) {
  const {edition, made} = usePrinted();
  useMarginsOnPaper(title ?? edition, made);
  return null;
}
