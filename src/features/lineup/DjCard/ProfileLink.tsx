import Icon from '../../../ui/Icon';
import SocialIcon, {type SocialName} from '../../../ui/SocialIcon';

interface Props {
  dj: string;
  /** The whole address of the profile. */
  address: string;
}

const known: Record<string, {title: string; icon: SocialName}> = {
  'soundcloud.com': {title: 'SoundCloud', icon: 'soundcloud'},
  'instagram.com': {title: 'Instagram', icon: 'instagram'},
};

/** An icon that leads to a DJ's profile, named after the place where it really is. */
export default function ProfileLink({dj, address}: Props) {
  const {hostname} = new URL(address);
  const domain = hostname.split('.').slice(-2).join('.');
  const place = known[domain];
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${dj} on ${place?.title ?? domain} (opens in a new tab)`}
    >
      {place ? <SocialIcon name={place.icon} /> : <Icon name="external" />}
    </a>
  );
}
