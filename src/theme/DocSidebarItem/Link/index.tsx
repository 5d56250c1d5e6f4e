/** Wrapped: the link to a crew's edition is the one that is open while that crew is chosen. */
import SidebarLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {useCrew} from '@site/src/features/guide';

export default function CrewLink({activePath, ...props}: Props) {
  const crew = useCrew();
  const {href} = props.item;
  const [path, hash] = href.split('#');
  const isChosen = hash === crew && isSamePath(path, activePath);
  return <SidebarLink activePath={isChosen ? href : activePath} {...props} />;
}
