/**
 * The day of a build, for what is printed: YYYY-MM-DD in UTC.
 * @param epoch seconds since 1970, such as SOURCE_DATE_EPOCH, so that a build can be repeated to the
 *   letter; now when it is unset or empty
 * @throws an Error that names the variable when its value is not a whole number of seconds
 */
export function buildDate(epoch = process.env.SOURCE_DATE_EPOCH): string {
  if (!epoch) return new Date().toISOString().slice(0, 10);
  if (!/^\d{1,11}$/.test(epoch))
    throw new Error(`SOURCE_DATE_EPOCH: expected seconds since 1970, found '${epoch}'`);
  return new Date(Number(epoch) * 1000).toISOString().slice(0, 10);
}
