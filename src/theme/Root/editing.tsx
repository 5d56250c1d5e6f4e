/** Not in the first load: only those who ask for the ways to a page's files fetch this. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pageFiles} from '@site/src/config/pageFiles';
import EditLinks from '@site/src/shell/EditLinks';

interface Props {
  pathname: string;
  /** True where the address of this page asked. */
  open: boolean;
  onForget: () => void;
}

export default function Editing({pathname, open, onForget}: Props) {
  const {editor} = useDocusaurusContext().siteConfig.customFields as {editor: string};
  const files = pageFiles[pathname] ?? [];
  if (files.length === 0) return null;
  return (
    <EditLinks
      // Each page begins with its own.
      key={pathname}
      files={files.map(({what, file}) => ({what, href: `${editor}/${file}`}))}
      open={open}
      onForget={onForget}
    />
  );
}
