/** Ejected: the theme's footer has one fixed list; ours follows the part of the site. */
import {useLocation} from '@docusaurus/router';
import Footer from '@site/src/components/Footer';
import {mailto, socialLinks} from '@site/src/config/contact';
import {footerLinks, navigation} from '@site/src/config/navigation';
import {site} from '@site/src/config/site';
import {season} from '@site/src/data/season';
import {navigationFor} from '@site/src/lib/navigationFor';

export default function SiteFooter() {
  const {pathname} = useLocation();
  return (
    <Footer
      items={[...navigationFor(navigation, pathname), ...footerLinks]}
      socialLinks={socialLinks}
      mail={{label: site.mail, href: mailto(site.mail)}}
      season={season.year}
    />
  );
}
