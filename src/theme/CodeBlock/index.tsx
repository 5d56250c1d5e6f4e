/**
 * Ejected: there is no program code on this site, and the theme's block brings colors, buttons and
 * line numbers to every page. What somebody fences in Markdown all the same is shown as it stands.
 */
import type {ReactNode} from 'react';

export default function CodeBlock({children}: {children: ReactNode}) {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
