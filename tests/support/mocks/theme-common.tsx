import type {ReactNode} from 'react';

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
