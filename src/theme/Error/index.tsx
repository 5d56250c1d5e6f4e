/** Ejected: shown when even header or footer broke, so it uses neither of them. */
import ErrorPageContent from '@theme/ErrorPageContent';

export default function ErrorPage({error}: {error: Error}) {
  return <ErrorPageContent error={error} tryAgain={() => window.location.reload()} />;
}
