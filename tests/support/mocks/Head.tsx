import type {ReactNode} from 'react';

/** React itself lifts title, meta and link into the head. */
export default function Head({children}: {children: ReactNode}) {
  return <>{children}</>;
}
