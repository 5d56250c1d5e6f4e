import type {ReactNode} from 'react';

/** Stands in for every theme component: shows what it is given. */
export default function ThemeComponent({children}: {children?: ReactNode}) {
  return <>{children}</>;
}
