import type { DeskChange, DeskMove } from '#contract/desk/desk.ts';
import type { CourtAssigned } from '#contract/people/official.ts';
import { type Actor, leaguesOf } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { DeskChangeRow } from '#server/platform/db/tables/desk-tables.ts';
import { changeView } from './views.ts';

/** The effect of a change on one match, as it is stored; the place that the match left is complete. */
export type StoredMove = DeskMove & {
  /** Null for a match of no league. */
  leagueId: string | null;
  before: { time: string; court: string | null; notBefore: boolean };
  after: { time: string; court: string | null };
};
export type StoredCrew = CourtAssigned['items'][number] & { leagueId: string | null };
export type ChangeBody = { moves: StoredMove[]; crews: StoredCrew[] };

export const bodyOf = ({ body }: Pick<DeskChangeRow, 'body'>) => JSON.parse(body) as ChangeBody;

/** Nobody looks further back in a day. */
const MOST_CHANGES = 50;

export function selectChanges(db: Database) {
  return db
    .selectFrom('desk_change')
    .leftJoin('user', 'user.id', 'desk_change.made_by')
    .selectAll('desk_change')
    .select('user.name as author');
}

/** The changes of a venue's day, the last one first: those that an actor may take back, or made. */
export async function listChanges(
  db: Database,
  actor: Actor,
  { day, location }: { day: string; location: string },
): Promise<DeskChange[]> {
  const own = leaguesOf(actor);
  const rows = await selectChanges(db)
    .where('day', '=', day)
    .where('location', '=', location)
    .orderBy('made_at', 'desc')
    .orderBy('desk_change.id', 'desc')
    .limit(MOST_CHANGES)
    .execute();
  const standing = await placesOf(
    db,
    rows.flatMap((row) => bodyOf(row).moves.map(({ id }) => id)),
  );
  return rows.map((row) => {
    const body = bodyOf(row);
    const runsAll = [...body.moves, ...body.crews].every(
      ({ leagueId }) => own === null || (leagueId !== null && own.includes(leagueId)),
    );
    const stands = body.moves.every((move) => isAsMoved(move, standing.get(move.id), row));
    return changeView(row, body, runsAll && stands && row.undone_at === null);
  });
}

export type StandingPlace = {
  match_date: string;
  match_time: string;
  location: string;
  court: string | null;
  status: string;
};

/** Whether a match still stands where a change put it, and has not begun. */
export function isAsMoved(
  { after }: StoredMove,
  place: StandingPlace | undefined,
  { day, location }: Pick<DeskChangeRow, 'day' | 'location'>,
): boolean {
  return (
    place !== undefined &&
    place.status === 'not started' &&
    place.match_date === day &&
    place.location === location &&
    place.match_time === after.time &&
    place.court === after.court
  );
}

/** The places of matches and waiting fixtures, by id. */
export async function placesOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, StandingPlace>> {
  if (ids.length === 0) return new Map();
  const columns = ['id', 'match_date', 'match_time', 'location', 'court'] as const;
  const [matches, fixtures] = await Promise.all([
    db
      .selectFrom('match')
      .select([...columns, 'status'])
      .where('id', 'in', ids)
      .where('archived_at', 'is', null)
      .execute(),
    db
      .selectFrom('fixture')
      .select(columns)
      .where('id', 'in', ids)
      .where('archived_at', 'is', null)
      .where('state', '=', 'waiting')
      .execute(),
  ]);
  return new Map([
    ...fixtures.map((row): [string, StandingPlace] => [row.id, { ...row, status: 'not started' }]),
    ...matches.map((row): [string, StandingPlace] => [row.id, row]),
  ]);
}
