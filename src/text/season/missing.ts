/** What a new season has not got at first. */
export const things = ['tickets', 'lineup', 'schedule', 'packing list', 'application'] as const;

export type Thing = (typeof things)[number];

interface Season {
  ticketsUrl: string | null;
  schedule: object | null;
  packingListUrl: string | null;
  applyUrl: string | null;
}

/**
 * What is still to come.
 * @param djs how many are booked
 */
export function missing(season: Season, djs: number): Thing[] {
  const there: Record<Thing, boolean> = {
    tickets: season.ticketsUrl !== null,
    lineup: djs > 0,
    schedule: season.schedule !== null,
    'packing list': season.packingListUrl !== null,
    application: season.applyUrl !== null,
  };
  return things.filter((thing) => !there[thing]);
}
