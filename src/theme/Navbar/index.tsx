/**
 * Ejected: the theme's navbar takes one list of items for the whole site, ours changes with the
 * part of the site and has a drawer of its own. What the docs fill into the theme's mobile sidebar
 * (their table of pages) stands in that drawer.
 */
import {useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Drawer from '@site/src/shell/Drawer';
import DrawerMenu from '@site/src/shell/DrawerMenu';
import Header from '@site/src/shell/Header';
import IconButton from '@site/src/ui/IconButton';
import {SearchButton, yearOf} from '@site/src/features/search';
import ThemeButton from '@site/src/shell/ThemeButton';
import {socialLinks} from '@site/src/config/contact';
import {drawerLinks, navigation} from '@site/src/config/navigation';
import {searchHelp} from '@site/src/config/searchHelp';
import {searchYears} from '@site/src/config/searchYears';
import {navigationFor} from '@site/src/shell/navigationFor';
import {usePartOfSite} from '@site/src/shell/usePartOfSite';

export default function Navbar() {
  const {pathname} = useLocation();
  const {colorMode, setColorMode} = useColorMode();
  const {shown, toggle} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const items = navigationFor(navigation, usePartOfSite());
  const open = () => !shown && toggle();
  const close = () => shown && toggle();
  const oldYear = yearOf(pathname, searchYears.frozen);
  const themeButton = (
    <ThemeButton onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')} />
  );
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
            onClick={open}
          />
          <Drawer open={shown} onClose={close}>
            <DrawerMenu
              items={items}
              more={drawerLinks}
              socialLinks={socialLinks}
              onNavigate={close}
              colorModeToggle={themeButton}
            >
              {content}
            </DrawerMenu>
          </Drawer>
        </>
      }
      search={
        <SearchButton
          year={oldYear ?? searchYears.season}
          isOld={oldYear !== undefined}
          help={searchHelp(oldYear)}
        />
      }
      colorModeToggle={themeButton}
    />
  );
}
