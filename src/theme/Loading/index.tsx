/**
 * Ejected: the theme's draws a spinner, which no page shows while the old one stays until the new one
 * is there, and says what failed in the words of a program. Nothing is drawn here, and what fails is
 * left to the error page.
 */
export default function Loading({error}: {error?: Error | null}) {
  if (error) throw error;
  return null;
}
