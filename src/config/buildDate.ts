/**
 * The day of a build: YYYY-MM-DD.
 * @param epoch seconds since 1970, such as SOURCE_DATE_EPOCH, so that a build can be repeated to the
 *   letter; now when it is unset or empty
 * @param timeZone whose day it is
 * @throws an Error that names the variable when its value is not a whole number of seconds
 */
export function buildDate(epoch = process.env.SOURCE_DATE_EPOCH, timeZone = 'UTC'): string {
  if (epoch && !/^\d{1,11}$/.test(epoch))
    throw new Error(`SOURCE_DATE_EPOCH: expected seconds since 1970, found '${epoch}'`);
  const time = epoch ? new Date(Number(epoch) * 1000) : new Date();
  // Canada writes days as we do.
  return new Intl.DateTimeFormat('en-CA', {timeZone}).format(time);
}
