/**
 * Reads a web address from the environment of the build. Its value is never printed: it may be a
 * link that lets people in.
 * @param name the variable, such as SLACK_INVITE_URL
 * @param fallback the address to use when the variable is unset or empty
 * @throws an Error that names the variable when its value is not an https address
 */
export function addressFromEnvironment(name: string, fallback: string): string {
  const value = process.env[name];
  if (!value) return fallback;
  if (URL.canParse(value) && new URL(value).protocol === 'https:' && !/\s/.test(value)) {
    return value;
  }
  throw new Error(`${name}: expected a web address that starts with https://`);
}
