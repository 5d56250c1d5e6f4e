import type {ComponentProps} from 'react';

type Props = ComponentProps<'a'> & {to?: string; isNavLink?: boolean; activeClassName?: string};

/** Stands in for Docusaurus' link: a plain one, without the router. */
export default function Link({to, isNavLink, activeClassName, ...rest}: Props) {
  void isNavLink;
  void activeClassName;
  const href = (to ?? rest.href)?.replace(/^pathname:\/\//, '');
  return <a {...rest} href={href} />;
}
