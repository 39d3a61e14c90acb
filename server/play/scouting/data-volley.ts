import { writeDataVolley } from '#domain/data-volley/write-data-volley.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { startOfDay } from '#server/platform/time/local-time.ts';
import { findMatch, findMatchLog } from '#server/play/matches/queries.ts';
import { listCountedRoster } from '#server/play/players/queries.ts';
import { withOwnScouting } from './queries.ts';

/** Throws not-found. Players who may not be named beside their figures are a number. */
export async function matchAsDataVolley(
  store: Store,
  id: string,
  now: number,
): Promise<{ name: string; text: string }> {
  const [match, log] = await Promise.all([findMatch(store, id), findMatchLog(store, id)]);
  if (match === undefined || log === undefined) throw notFound('match.notFound');
  const rosters = await Promise.all(
    SIDES.map((side) => listCountedRoster(store, match[side].id, now)),
  );
  const [team1, team2] = SIDES.map((side, at) => ({
    name: match[side].name,
    players: rosters[at]!.flatMap(({ jerseyNumber: shirt, fullName: name }) =>
      shirt === null ? [] : [{ shirt, name }],
    ),
  }));
  const [year, month, day] = match.matchDate.split('-');
  const text = writeDataVolley(await withOwnScouting(store.db, id, log), {
    home: 'team1',
    midnight: startOfDay(match.matchDate),
    day: `${day}/${month}/${year}`,
    time: `${(match.matchTime ?? '00:00').replace(':', '.')}.00`,
    season: year!,
    league: match.league?.name ?? '',
    teams: { team1: team1!, team2: team2! },
  });
  return { name: `${match.team1.name} - ${match.team2.name}.dvw`, text };
}
