import type {AnchorHTMLAttributes} from 'react';
import Link from '@docusaurus/Link';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A page of this site ends with a slash; anything else is left to the browser. */
  href: string;
}

const isPage = (href: string) => /^\/(?:.*\/)?(?:[?#].*)?$/.test(href);

/**
 * A link to a page of this site, a short link (/apply) or another site. Short links are files or
 * rules of the host, not pages that the router knows, so they are followed by the browser.
 */
export default function SiteLink({href, children, ...rest}: Props) {
  return isPage(href) ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
