import {site} from './site';

/** A mail address as a link with the preset subject (specification, section 1). */
export const mailto = (address: string) =>
  `mailto:${address}?subject=${encodeURIComponent(site.mailSubject)}`;

export const socialLinks = [
  {icon: 'soundcloud', label: 'BAAAHS on SoundCloud', href: site.soundcloud},
  {icon: 'mail', label: `Write to ${site.mail}`, href: mailto(site.mail)},
  {icon: 'instagram', label: 'BAAAHS on Instagram', href: site.instagram},
  {icon: 'facebook', label: 'BAAAHS on Facebook', href: site.facebook},
] as const;
