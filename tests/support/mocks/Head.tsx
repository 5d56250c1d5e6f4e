import type {ReactNode} from 'react';

/** Draws in place what the site puts into the head. */
export default function Head({children}: {children: ReactNode}) {
  return <>{children}</>;
}
