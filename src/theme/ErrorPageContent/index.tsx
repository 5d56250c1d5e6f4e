/** Ejected: the theme's screen shows the error's stack; ours says what to do. */
import ErrorScreen from '@site/src/shell/ErrorScreen';
import {mailto} from '@site/src/config/contact';
import {site} from '@site/src/config/site';

export default function ErrorPageContent({error}: {error: Error}) {
  return <ErrorScreen error={error} mail={mailto(site.mail)} />;
}
