/**
 * Ejected: the theme's navbar takes one list of items for the whole site, ours changes with the
 * part of the site and has a drawer of its own. What the docs fill into the theme's mobile sidebar
 * (their table of pages) stands in that drawer.
 */
import {useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Drawer from '@site/src/components/Drawer';
import DrawerMenu from '@site/src/components/DrawerMenu';
import Header from '@site/src/components/Header';
import IconButton from '@site/src/components/IconButton';
import ThemeButton from '@site/src/components/ThemeButton';
import {socialLinks} from '@site/src/config/contact';
import {navigation} from '@site/src/config/navigation';
import {navigationFor} from '@site/src/lib/navigationFor';

export default function Navbar() {
  const {pathname} = useLocation();
  const {colorMode, setColorMode} = useColorMode();
  const {shown, toggle} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const items = navigationFor(navigation, pathname);
  const close = () => shown && toggle();
  return (
    <Header
      items={items}
      socialLinks={socialLinks}
      menu={
        <>
          <IconButton
            icon="menu"
            label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={shown}
            onClick={toggle}
          />
          <Drawer open={shown} onClose={close}>
            <DrawerMenu items={items} socialLinks={socialLinks} onNavigate={close}>
              {content}
            </DrawerMenu>
          </Drawer>
        </>
      }
      colorModeToggle={
        <ThemeButton onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')} />
      }
    />
  );
}
