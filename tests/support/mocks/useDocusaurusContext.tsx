/** Only what components read of the site's configuration. */
export default function useDocusaurusContext() {
  return {
    siteConfig: {title: 'BAAAHS', url: 'https://www.baaahs.org', baseUrl: '/', customFields: {}},
    i18n: {currentLocale: 'en'},
  };
}
