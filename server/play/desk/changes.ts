import type { DeskMove, MakeChange } from '#contract/desk/desk.ts';
import { textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { DeskChangeRow } from '#server/platform/db/tables/desk-tables.ts';
import { type Author, RaceLost, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getOpenLeague } from '#server/play/leagues/commands.ts';
import { getMatchRow } from '#server/play/matches/commands.ts';
import { assignmentsOf, listDutyRows, replaceCrew } from '#server/play/officials/commands.ts';
import { moveOne } from '#server/play/schedule/commands.ts';
import {
  bodyOf,
  type ChangeBody,
  isAsMoved,
  placesOf,
  type StoredCrew,
  type StoredMove,
  selectChanges,
} from './change-queries.ts';
import { courtCounts, courtOf } from './courts.ts';

/** Makes the moves of a plan, if every match still stands where it stood when they were shown. */
export async function makeChange(
  store: Store,
  author: Author,
  change: MakeChange,
): Promise<string> {
  return write(store, author, async (tx) => {
    const venues = await courtCounts(tx.db, change.location);
    const moves: StoredMove[] = [];
    for (const move of change.moves) moves.push(await storedMove(tx, author, change, move, venues));
    await mustBeOpen(tx, moves);
    for (const [at, { id, leagueId, before, after }] of moves.entries()) {
      const isLater = change.kind !== 'move' && after.time > before.time;
      const isElsewhere = after.time !== before.time;
      await moveOne(
        tx,
        store,
        author,
        leagueId,
        {
          id,
          matchDate: change.day,
          matchTime: after.time,
          location: change.location,
          court: after.court,
          notBefore: isLater || (!isElsewhere && before.notBefore),
        },
        `moves.${at}.id`,
      );
    }
    return keepChange(tx, author, change, { moves, crews: [] });
  });
}

/** The move with what it leaves; throws where the match is gone, has begun or stands elsewhere. */
async function storedMove(
  { db }: Write,
  { actor }: Author,
  { day, location }: MakeChange,
  move: DeskMove,
  venues: ReadonlyMap<string, number>,
): Promise<StoredMove> {
  const { id, from, to } = move;
  const place = (await placesOf(db, [id])).get(id);
  const match = await db
    .selectFrom('match')
    .select(['league_id', 'not_before'])
    .where('id', '=', id)
    .executeTakeFirst();
  const fixture = match ?? (await leagueOfFixture(db, id));
  authorise(actor, 'league:write', { kind: 'league', id: fixture?.league_id ?? null });
  if (!place || place.match_date !== day || place.location !== location) throw movedMeanwhile();
  const court = courtOf({ venues }, { location, court: place.court });
  if (place.match_time !== from.time || court !== from.court) throw movedMeanwhile();
  return {
    ...move,
    leagueId: fixture?.league_id ?? null,
    before: { time: place.match_time, court: place.court, notBefore: match?.not_before === 1 },
    // A venue with one court goes on without a name for it.
    after: { time: to.time, court: to.court === court ? place.court : to.court },
  };
}

function leagueOfFixture(db: Write['db'], id: string) {
  return db.selectFrom('fixture').select('league_id').where('id', '=', id).executeTakeFirst();
}

function movedMeanwhile(): AppError {
  return new AppError('CONFLICT', textOf('desk.movedMeanwhile'));
}

async function mustBeOpen(
  { db }: Write,
  changed: readonly { leagueId: string | null }[],
): Promise<void> {
  for (const id of new Set(changed.map(({ leagueId }) => leagueId)))
    if (id !== null) await getOpenLeague(db, id);
}

export async function keepChange(
  { db }: Write,
  { actor, now }: Author,
  { day, location, kind, court }: Pick<DeskChangeRow, 'day' | 'location' | 'kind' | 'court'>,
  body: ChangeBody,
): Promise<string> {
  const id = newId(now);
  await db
    .insertInto('desk_change')
    .values({
      id,
      day,
      location,
      kind,
      court,
      body: JSON.stringify(body),
      made_by: actor.kind === 'user' ? actor.id : null,
      made_at: now,
      undone_at: null,
    })
    .execute();
  return id;
}

/** Takes a change back while every match of it is as the change left it. */
export async function undoChange(store: Store, author: Author, id: string): Promise<void> {
  await write(store, author, async (tx) => {
    const row = await selectChanges(tx.db).where('desk_change.id', '=', id).executeTakeFirst();
    if (!row) throw notFound('desk.notFound');
    const { moves, crews } = bodyOf(row);
    for (const { leagueId } of [...moves, ...crews])
      authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
    if (row.undone_at !== null) throw cannotUndo();
    const places = await placesOf(
      tx.db,
      moves.map((move) => move.id),
    );
    if (!moves.every((move) => isAsMoved(move, places.get(move.id), row))) throw cannotUndo();
    await mustBeOpen(tx, [...moves, ...crews]);
    for (const move of moves) await moveBack(tx, store, author, row, move);
    for (const crew of crews) await putCrewBack(tx, store, author, crew);
    const { numUpdatedRows } = await tx.db
      .updateTable('desk_change')
      .set({ undone_at: author.now })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) throw new RaceLost();
  });
}

function cannotUndo(): AppError {
  return new AppError('CONFLICT', textOf('desk.cannotUndo'));
}

function moveBack(
  tx: Write,
  store: Store,
  author: Author,
  { day, location }: DeskChangeRow,
  { id, leagueId, before }: StoredMove,
): Promise<void> {
  const { time, court, notBefore } = before;
  const place = { matchDate: day, matchTime: time, location, court, notBefore };
  return moveOne(tx, store, author, leagueId, { id, ...place }, 'id');
}

async function putCrewBack(
  tx: Write,
  store: Store,
  author: Author,
  { match, before }: StoredCrew,
): Promise<void> {
  const row = await getMatchRow(tx.db, match);
  const present = await listDutyRows(tx, match);
  const after = assignmentsOf(present);
  if (row.status !== 'not started') throw cannotUndo();
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  await replaceCrew(tx, store, author, row, present, before);
}
