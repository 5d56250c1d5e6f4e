import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useCrew, usePlace} from './edition';
import {editionText} from './editionText';

/** What paper says of itself: the chosen edition, and the season with the day the site was built. */
export function usePrinted(): {edition: string; made: string} {
  const {built} = useDocusaurusContext().siteConfig.customFields as {built: string};
  return {
    edition: editionText(useCrew(), usePlace()),
    made: `Season ${useDocsVersion().label}, built ${built}`,
  };
}
