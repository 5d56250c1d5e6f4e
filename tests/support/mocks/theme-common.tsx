import {useState, useSyncExternalStore, type ReactNode} from 'react';
import {useHistory} from './router';

/** The theme's helpers that our components use, in their simplest form. */
export function useColorMode() {
  return {colorMode: 'light', colorModeChoice: 'light', setColorMode: () => undefined};
}

export function useWindowSize() {
  return 'desktop';
}

export function PageMetadata({title, children}: {title?: string; children?: ReactNode}) {
  return (
    <>
      {title && <title>{title}</title>}
      {children}
    </>
  );
}

export function HtmlClassNameProvider({children}: {children: ReactNode}) {
  return <>{children}</>;
}

export function useHistorySelector<T>(selector: (history: ReturnType<typeof useHistory>) => T): T {
  const [history] = useState(useHistory());
  return useSyncExternalStore(history.listen, () => selector(history));
}
