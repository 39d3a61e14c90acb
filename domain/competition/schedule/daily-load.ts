import type { Booking } from './timetable.ts';

/** The matches of each known team on each day. */
export function matchesByTeamAndDay(
  bookings: Iterable<Booking>,
): { team: string; day: number; bookings: Booking[] }[] {
  const byTeamAndDay = new Map<string, { team: string; day: number; bookings: Booking[] }>();
  for (const booking of bookings) {
    for (const team of booking.match.teams) {
      const key = `${booking.day} ${team}`;
      const entry = byTeamAndDay.get(key) ?? { team, day: booking.day, bookings: [] };
      entry.bookings.push(booking);
      byTeamAndDay.set(key, entry);
    }
  }
  return [...byTeamAndDay.values()];
}

/**
 * For each match the most matches that one team may have played on its day once it is over. With
 * both teams known, that is what these teams have on the day; otherwise it is one more than the
 * longest day among the sources played on the same day, or what a team already known has.
 */
export function longestDays(byId: ReadonlyMap<string, Booking>): Map<Booking, number> {
  const known = new Map(
    matchesByTeamAndDay(byId.values()).map(({ team, day, bookings }) => [
      `${day} ${team}`,
      bookings.length,
    ]),
  );
  const loads = new Map<Booking, number>();

  function loadOf(booking: Booking): number {
    const found = loads.get(booking);
    if (found !== undefined) return found;
    const { match, day } = booking;
    let load = Math.max(1, ...match.teams.map((team) => known.get(`${day} ${team}`) ?? 0));
    loads.set(booking, load);
    if (match.teams.length < 2) {
      for (const id of match.after ?? []) {
        const source = byId.get(id);
        if (source !== undefined && source.day === day) load = Math.max(load, 1 + loadOf(source));
      }
      loads.set(booking, load);
    }
    return load;
  }

  for (const booking of byId.values()) loadOf(booking);
  return loads;
}
