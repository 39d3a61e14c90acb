import type {
  Delay,
  Delayed,
  Reschedule,
  ScheduleMove,
  ScheduleSettings,
} from '#contract/leagues/schedule.ts';
import { textOf } from '#contract/text/text.ts';
import { rippleDelay } from '#domain/competition/schedule/ripple-delay.ts';
import { seasonOf } from '#domain/competition/schedule/season.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { FixtureRow } from '#server/platform/db/tables/fixture-tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { instantOf } from '#server/platform/time/local-time.ts';
import { keepSettings } from '#server/play/fixtures/save-fixtures.ts';
import { findingViews } from '#server/play/fixtures/views.ts';
import { getOpenLeague } from '#server/play/leagues/commands.ts';
import { bumpMatch } from '#server/play/matches/commands.ts';
import { movedFromAfter } from '#server/play/matches/moved-from.ts';
import { getSchedule } from './queries.ts';

/** Days, hours and courts that moves are judged by. */
export async function setSettings(
  store: Store,
  author: Author,
  leagueId: string,
  settings: ScheduleSettings,
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  await write(store, author, async (tx) => {
    await getOpenLeague(tx.db, leagueId);
    await keepSettings(tx, author, leagueId, settings);
    tx.audit({ action: 'league.schedule', subject: `league:${leagueId}`, after: settings });
    tx.siteChanged();
  });
}

/** Moves matches and waiting fixtures to other days, times and courts, all or none of them. */
export async function reschedule(
  store: Store,
  author: Author,
  leagueId: string,
  { moves }: Reschedule,
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  await write(store, author, async (tx) => {
    await getOpenLeague(tx.db, leagueId);
    for (const [index, move] of moves.entries())
      await moveOne(tx, store, author, leagueId, move, `moves.${index}.id`);
  });
}

/**
 * Moves one match, or one fixture that waits for its teams; rights are judged by whoever calls.
 *
 * @param leagueId null for a match of no league
 */
export async function moveOne(
  tx: Write,
  store: Store,
  author: Author,
  leagueId: string | null,
  move: ScheduleMove,
  field: string,
): Promise<void> {
  const { id, matchDate, matchTime, location, court, notBefore } = move;
  const columns = {
    match_date: matchDate,
    match_time: matchTime,
    starts_at: instantOf(matchDate, matchTime),
    location,
    court,
  };
  const match = await tx.db
    .selectFrom('match')
    .selectAll()
    .where('id', '=', id)
    .where('league_id', leagueId === null ? 'is' : '=', leagueId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (match === undefined) {
    await moveFixture(tx, author, leagueId, id, columns, field);
  } else {
    if (match.status !== 'not started' && match.status !== 'postponed') {
      throw refused('MATCH_STARTED', textOf('schedule.begun'), field);
    }
    await bumpMatch(tx, store, author, match, { ...columns, not_before: notBefore ? 1 : 0 });
  }
  tx.audit({
    action: 'match.move',
    subject: `match:${id}`,
    ...(match && { before: placeOf(match) }),
    after: move,
  });
}

async function moveFixture(
  tx: Write,
  author: Author,
  leagueId: string | null,
  id: string,
  columns: Pick<FixtureRow, 'match_date' | 'match_time' | 'starts_at' | 'location' | 'court'>,
  field: string,
): Promise<void> {
  const fixture = await tx.db
    .selectFrom('fixture')
    .selectAll()
    .where('id', '=', id)
    .where('league_id', '=', leagueId ?? '')
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (fixture === undefined) {
    throw refused('UNKNOWN_REFERENCE', textOf('schedule.notInLeague'), field);
  }
  // Nobody has seen a draft: wherever it is moved, it is published from there.
  const moved_from = fixture.is_draft === 1 ? null : movedFromAfter(fixture, columns, author.now);
  await tx.db
    .updateTable('fixture')
    .set({ ...columns, moved_from, updated_at: author.now })
    .where('id', '=', id)
    .execute();
  tx.siteChanged();
}

function placeOf(row: {
  match_date: string;
  match_time: string;
  location: string;
  court: string | null;
}) {
  const { match_date, match_time, location, court } = row;
  return { matchDate: match_date, matchTime: match_time, location, court };
}

/** A late match moves those that wait for its court, its teams or its result: not before so late. */
export async function delay(
  store: Store,
  author: Author,
  leagueId: string,
  { match, ends, dryRun = false }: Delay,
): Promise<Delayed> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  const { settings, entries } = await getSchedule(store, leagueId, true);
  const late = entries.find(({ id }) => id === match);
  if (late === undefined) throw notFound('match.notFound');
  const { matchDate: date } = late;
  const day = entries.filter((entry) => entry.matchDate === date && entry.kind !== 'elsewhere');
  const open = day.filter(({ id, status }) => status !== 'ended' || id === match);
  const { problem, schedule } = seasonOf(settings, open);
  if (!schedule.some((appointment) => appointment.match === match)) {
    throw refused('NOT_SCHEDULED', textOf('schedule.noTime'), 'match');
  }
  const ripple = rippleDelay(problem, schedule, { match, date, ends });
  const fixed = new Set(open.flatMap((entry) => (entry.fixed ? [entry.id] : [])));
  const moves = ripple.moves.filter((move) => !fixed.has(move.match));
  if (!dryRun && moves.length > 0) {
    await reschedule(store, author, leagueId, {
      moves: moves.map(({ match: id, date: matchDate, notBefore }) => {
        const { location, court } = open.find((entry) => entry.id === id)!;
        return { id, matchDate, matchTime: notBefore, location, court, notBefore: true };
      }),
    });
  }
  return {
    dryRun,
    moves: moves.map(({ match: id, was, date: matchDate, notBefore }) => ({
      id,
      was,
      matchDate,
      notBefore,
    })),
    findings: findingViews(ripple.findings),
  };
}
