import Link from '@docusaurus/Link';
import pills from './pills.module.css';

export interface Help {
  /** Pages to look in, the guide first. */
  pages: {title: string; href: string}[];
  mail: {label: string; href: string};
}

/** Where to look, and whom to ask, when the search has nothing. */
export default function SearchHelp({pages, mail}: Help) {
  return (
    <ul className={pills.row}>
      {pages.map(({title, href}) => (
        <li key={href}>
          <Link to={href} className={pills.pill}>
            {title}
          </Link>
        </li>
      ))}
      <li>
        <a href={mail.href} className={pills.pill}>
          {mail.label}
        </a>
      </li>
    </ul>
  );
}
