/**
 * Ejected: no group of sidebars.ts folds, and the theme's folding would be a tenth of the script of each page
 * of the docs.
 */
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {isSamePath} from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import LeftOut from '@site/src/shell/leftOut';

/**
 * A group of the sidebar: the page it is named after, and those of the group below it, always open.
 * @throws for a group that is to fold (`collapsible`, which sidebars.ts has to set to false)
 */
export default function OpenCategory({item, onItemClick, activePath, level}: Props) {
  const {items, label, className, href, collapsible} = item;
  if (collapsible) return LeftOut();
  const isPage = isSamePath(href, activePath);
  return (
    <li className={clsx('menu__list-item', className)}>
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isPage && 'menu__list-item-collapsible--active',
        )}
      >
        <Link
          className={clsx(
            'menu__link',
            isActiveSidebarItem(item, activePath) && 'menu__link--active',
          )}
          aria-current={isPage ? 'page' : undefined}
          href={href}
          onClick={() => onItemClick?.(item)}
        >
          {label}
        </Link>
      </div>
      <ul className="menu__list">
        <DocSidebarItems
          items={items}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}
