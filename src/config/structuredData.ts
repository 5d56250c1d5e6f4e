import type {Organization} from 'schema-dts';
import {campoutEvent} from '../data/calendar';
import {season} from '../data/season';
import {siteCard, socialCards} from '../data/socialCards';
import {festival} from '../plugins/pages/seo-tags/festival';
import {phase} from './phase';
import {site} from './site';

const {src: campoutCard} = socialCards.find(({page}) => page === '/campout/')?.card ?? siteCard;

const organization: Exclude<Organization, string> = {
  '@type': 'Organization',
  name: site.name,
  alternateName: site.fullName,
  description: site.description,
  url: `${site.url}/`,
  logo: `${site.url}/icon-512.png`,
  email: site.mail,
  foundingDate: String(site.founded),
  sameAs: [site.soundcloud, site.instagram, site.facebook],
};

const campout = festival(campoutEvent, {
  place: season.place,
  organizer: {name: site.name, url: `${site.url}/`},
  image: `${site.url}${campoutCard}`,
  timeZone: site.timeZone,
  ticketsUrl: phase === 'on sale' ? season.ticketsUrl : null,
});

/** What search engines are told of a page besides its questions and the way to it (schema.org). */
export const structuredData: Record<string, object> = {
  '/': organization,
  '/campout/': campout,
};
