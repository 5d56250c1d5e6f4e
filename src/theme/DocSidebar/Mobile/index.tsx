/**
 * Ejected: the theme hands its properties over one by one and puts them in order for it, by the
 * tables of a language that the browser first has to load: 60 ms of a phone's work on every page of
 * the docs. As one property they need no order.
 */
import {memo, useMemo} from 'react';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebar/Mobile';

type Shown = Pick<Props, 'sidebar' | 'path'>;

function DocsMenu({shown: {sidebar, path}}: {shown: Shown}) {
  const drawer = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        // A category without a page of its own only unfolds.
        onItemClick={(item) => 'href' in item && item.href && drawer.toggle()}
        level={1}
      />
    </ul>
  );
}

/** Gives the drawer the docs' table of pages. */
function DocSidebarMobile({sidebar, path}: Props) {
  const shown = useMemo(() => ({sidebar, path}), [sidebar, path]);
  return <NavbarSecondaryMenuFiller component={DocsMenu} props={{shown}} />;
}

export default memo(DocSidebarMobile);
