import type { DateCheck } from '#contract/date-requests/date-request.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { localDate, startOfDay } from '#server/platform/time/local-time.ts';
import {
  bookingOfMatch,
  listMatchBookings,
  type MatchBooking,
} from '#server/play/matches/booking-queries.ts';
import { clashesOfBooking } from '#server/play/matches/clashes.ts';
import { requestsOf } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Place = { location?: string | undefined; court?: string | undefined };
type Item = DateCheck['items'][number];

/** The obstacles to the date that a team asks for: courts, people, and days without rest. */
export async function checkDate(
  store: Store,
  matchId: string,
  requestId: string,
  { location, court }: Place,
): Promise<DateCheck> {
  const request = (await requestsOf(store.db, matchId)).find(({ id }) => id === requestId);
  const own = request && (await bookingOfMatch(store, matchId, location));
  if (!request || !own) throw notFound('dateRequest.notFound');
  const { match_date: date, match_time: time } = request;
  const proposed: MatchBooking = { ...own, date, time, court: court ?? own.court };
  const dayBefore = localDate(startOfDay(date) - DAY_MS);
  const others = (await listMatchBookings(store, dayBefore)).filter(({ id }) => id !== matchId);
  const clashes = clashesOfBooking(others, proposed);
  const taken = new Set(clashes.flatMap(({ finding }) => finding.matches));
  const rests = others.filter((other) => isNear(other, proposed) && !taken.has(other.id));
  const nameOf = await readNames(store.db, [
    ...clashes.flatMap(({ matches }) => matches),
    ...rests,
    proposed,
  ]);
  const items = clashes.map(({ finding, matches }): Item => {
    const other = matches.find(({ id }) => id !== matchId);
    const { team, referee } = finding;
    const cause = team !== undefined ? 'team' : referee !== undefined ? 'official' : 'court';
    const name = cause === 'court' ? proposed.location : nameOf(team ?? referee ?? '');
    return { cause, name, match: other ? refOf(other, nameOf) : null };
  });
  const short = rests.flatMap((other) =>
    other.teams
      .filter((team) => proposed.teams.includes(team))
      .map((team): Item => ({ cause: 'rest', name: nameOf(team), match: refOf(other, nameOf) })),
  );
  const away = (await awayOn(store.db, proposed.officials, date)).map(
    (id): Item => ({ cause: 'away', name: nameOf(id), match: null }),
  );
  return { items: [...items, ...short, ...away], next: null };
}

/** Another match of one of the teams on the day, the day before or the day after. */
function isNear(other: MatchBooking, proposed: MatchBooking): boolean {
  const days = Math.abs(startOfDay(other.date) - startOfDay(proposed.date)) / DAY_MS;
  return days <= 1 && other.teams.some((team) => proposed.teams.includes(team));
}

function refOf(booking: MatchBooking, nameOf: (id: string) => string): Item['match'] {
  const { id, date, time, court, teams } = booking;
  const [team1 = '', team2 = ''] = teams.map(nameOf);
  return { id, date, time, court, team1, team2 };
}

async function readNames(db: Database, bookings: readonly MatchBooking[]) {
  const names = new Map<string, string>();
  for (const [table, ids] of [
    ['team', bookings.flatMap(({ teams }) => teams)],
    ['official', bookings.flatMap(({ officials }) => officials)],
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', 'in', ['', ...new Set(ids)])
      .execute();
    for (const { id, name } of rows) names.set(id, name);
  }
  return (id: string) => names.get(id) ?? '';
}

async function awayOn(db: Database, officials: readonly string[], day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('official_absence')
    .select('official_id')
    .distinct()
    .where('official_id', 'in', ['', ...officials])
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .orderBy('official_id')
    .execute();
  return rows.map(({ official_id }) => official_id);
}
