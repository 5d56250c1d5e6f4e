/** Ejected: the theme's footer has one fixed list; ours follows the part of the site. */
import Footer from '@site/src/shell/Footer';
import {mailto, socialLinks} from '@site/src/config/contact';
import {footerLinks, navigation} from '@site/src/config/navigation';
import {site} from '@site/src/config/site';
import {season} from '@site/src/data/season';
import {navigationFor} from '@site/src/shell/navigationFor';
import {usePartOfSite} from '@site/src/shell/usePartOfSite';

export default function SiteFooter() {
  return (
    <Footer
      items={[...navigationFor(navigation, usePartOfSite()), ...footerLinks]}
      socialLinks={socialLinks}
      mail={{label: site.mail, href: mailto(site.mail)}}
      season={season.year}
    />
  );
}
