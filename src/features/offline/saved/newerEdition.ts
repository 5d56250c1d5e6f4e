import type {FileList} from './list';

/**
 * Whether what is saved shows something else than the page that is open. A build that differs in
 * its scripts or its date alone is not worth a word: the next page that is loaded has it.
 * @param builds the lists of the builds that are saved
 * @param version the build that is whole
 * @param scripts the addresses of the scripts that the page began with
 */
export function newerEdition(
  builds: readonly FileList[],
  version: string,
  scripts: readonly string[],
): boolean {
  const hasMine = ({files}: FileList) =>
    scripts.every((script) => files.some(({url}) => url === script));
  const whole = builds.find((build) => build.version === version);
  // A page of no saved build came from the network and may be newer than all of them.
  const mine = builds.find(hasMine);
  return Boolean(whole && mine && !hasMine(whole) && mine.edition !== whole.edition);
}
