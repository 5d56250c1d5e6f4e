import {useDocPath} from '../years/useDocPath';

/** Where the year that is read has its panel finder; a year from before it has none. */
export const usePanelsPage = (): string | undefined => useDocPath('setup/panels');
