import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import MessageLayout from '../../../../ui/MessageLayout';
import type {PictureData} from '../../../../ui/Picture';
import SiteLink from '../../../../ui/SiteLink';
import {pageAsked} from '../pageAsked';
import styles from './styles.module.css';

interface Props {
  title: string;
  text: string;
  links: readonly {title: string; href: string}[];
  picture: PictureData;
  /** The same from further off, for a tablet across. */
  across: PictureData;
}

/** Says that a page is not on this device, and leads to what is; `?page=` names the page. */
export default function NotKept({title, text, links, picture, across}: Props) {
  const {search} = useLocation();
  const asked = useIsBrowser() ? pageAsked(search) : undefined;
  return (
    <MessageLayout picture={picture} across={across} className={styles.text}>
      <h1>{title}</h1>
      <p>{text}</p>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink href={link.href}>{link.title}</SiteLink>
          </li>
        ))}
      </ul>
      {asked && (
        <p>
          {/* By the browser, which asks the network: the router would look for its script. */}
          <a href={asked}>try {asked} again</a>
        </p>
      )}
    </MessageLayout>
  );
}
