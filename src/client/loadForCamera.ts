/**
 * Hosts let one page use the camera (src/plugins/host-headers/rules.ts), and a browser asks the page
 * that was loaded first: who comes to it by a link that only changes the content gets it loaded anew.
 */
import type {ClientModule} from '@docusaurus/types';

const PAGE = '/setup/handover/';

/** Chromium's name for what the headers allow; browsers that do not read them have none. */
interface Policed extends Document {
  featurePolicy?: {allowsFeature: (feature: string) => boolean};
}

const isForbidden = () => (document as Policed).featurePolicy?.allowsFeature('camera') === false;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const came = previousLocation && previousLocation.pathname !== location.pathname;
  if (came && location.pathname === PAGE && isForbidden()) window.location.reload();
};
