import {addressFromEnvironment} from './environment';
import {site} from './site';

/** A file of the docs, as Docusaurus names it. */
interface DocFile {
  /** Its folder of docs: 'docs', or 'versioned_docs/version-2024' in a frozen year. */
  versionDocsDirPath: string;
  /** Where it lies in there, such as 'setup/index.mdx'. */
  docPath: string;
}

/** Where the code host opens a file for editing; EDIT_URL when the code lies elsewhere. */
export const editor = addressFromEnvironment('EDIT_URL', `${site.repository}/edit/main`);

/** The address at which a page of the docs is edited: its own file, in a frozen year that year's. */
export const editUrl = ({versionDocsDirPath, docPath}: DocFile): string =>
  `${editor}/${versionDocsDirPath}/${docPath}`;
