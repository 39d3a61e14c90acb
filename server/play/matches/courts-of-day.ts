import type { Appointment } from '#domain/competition/schedule/problem.ts';
import type { MatchBooking } from './booking-queries.ts';

/** Minutes of the day in which a court is taken. */
type Span = { from: number; to: number };
/** The courts of one venue on one day, and when each is taken. */
type Ground = { byName: Map<string, number>; taken: Span[][] };

/**
 * Each match on the court that it was given. One without a court comes to a court of its venue that
 * is free for all of it; where none is, to the one that is free soonest, which is then taken twice.
 */
export function ontoCourts(bookings: readonly MatchBooking[]): Appointment[] {
  const grounds = groundsOf(bookings);
  const inOrder = bookings.toSorted((a, b) => (a.time < b.time ? -1 : 1));
  const named = inOrder.filter(({ court }) => court !== null);
  const others = inOrder.filter(({ court }) => court === null);
  return [...named, ...others].map((booking) => {
    const { id, date, time, location } = booking;
    const ground = grounds.get(location)!;
    const court = courtOf(booking, ground);
    if (court === undefined) return { match: id, date, time, court: `alone ${id}` };
    ground.taken[court]!.push(spanOf(booking));
    return { match: id, date, time, court: `${location} ${court}` };
  });
}

/** Named courts come first; a venue has as many as it says, or as were named. */
function groundsOf(bookings: readonly MatchBooking[]): ReadonlyMap<string, Ground> {
  const byLocation = Map.groupBy(bookings, ({ location }) => location);
  return new Map(
    [...byLocation].map(([location, matches]): [string, Ground] => {
      const names = [...new Set(matches.flatMap(({ court }) => court ?? []))].sort();
      const byName = new Map(names.map((name, index) => [name, index]));
      const count = Math.max(names.length, matches[0]!.courts ?? 0);
      return [location, { byName, taken: Array.from({ length: count }, () => []) }];
    }),
  );
}

/** Undefined where nobody knows how many courts there are. */
function courtOf(booking: MatchBooking, { byName, taken }: Ground): number | undefined {
  if (booking.court !== null) return byName.get(booking.court);
  if (booking.courts === null) return undefined;
  const span = spanOf(booking);
  const free = taken.findIndex((spans) =>
    spans.every(({ from, to }) => to <= span.from || from >= span.to),
  );
  if (free >= 0) return free;
  const ends = taken.map((spans) => Math.max(...spans.map(({ to }) => to)));
  return ends.indexOf(Math.min(...ends));
}

function spanOf({ time, minutes }: MatchBooking): Span {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const from = hour * 60 + minute;
  return { from, to: from + minutes };
}
