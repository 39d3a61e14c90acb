import type { HallChangeKind, PlannedMatch, RosterFacts } from '#contract/halls/hall-changes.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { HallSourceChangeRow, HallSourceRow } from '#server/platform/db/tables/hall-tables.ts';
import { plannedMatchOf, rosterFactsOf } from './facts-of.ts';

/** A record of the hall that its site does not have as it is here. */
export type OwnChange = {
  kind: HallChangeKind;
  id: string;
  facts: RosterFacts | PlannedMatch;
  /** The note that the hall has of it; undefined: it was made here. */
  known: HallSourceChangeRow | undefined;
};

/** New matches of the league and changes of its rosters, as long as they are not at the site. */
export async function listOwnChanges(db: Database, source: HallSourceRow): Promise<OwnChange[]> {
  if (source.state === 'over' || !(await isNewest(db, source))) return [];
  const rows = await db
    .selectFrom('hall_source_change')
    .selectAll()
    .where('source_id', '=', source.id)
    .execute();
  const known = new Map(rows.map((row) => [`${row.kind} ${row.subject_id}`, row]));
  return [
    ...(await ofRosters(db, source, known)).filter(isPending),
    ...(await ofMatches(db, source, known)).filter(isPending),
  ];
}

type Known = ReadonlyMap<string, HallSourceChangeRow>;

/** Of two loans of a league the newer one carries the changes. */
async function isNewest(db: Database, source: HallSourceRow): Promise<boolean> {
  const newer = await db
    .selectFrom('hall_source')
    .select('id')
    .where('league_id', '=', source.league_id)
    .where('state', '!=', 'over')
    .where('id', '>', source.id)
    .executeTakeFirst();
  return newer === undefined;
}

function isPending({ kind, facts, known }: OwnChange): boolean {
  if (known === undefined || known.state === 'sent') return true;
  // A match that the site has is moved there, and not here.
  if (kind === 'match' && known.base !== null) return false;
  return JSON.stringify(facts) !== (known.sent ?? known.base);
}

async function ofRosters(
  db: Database,
  { id: source, league_id }: HallSourceRow,
  known: Known,
): Promise<OwnChange[]> {
  const rows = await db
    .selectFrom('player')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([
          eb('archived_at', 'is', null),
          eb(
            'team_id',
            'in',
            eb.selectFrom('league_team').select('team_id').where('league_id', '=', league_id),
          ),
        ]),
        eb(
          'id',
          'in',
          eb
            .selectFrom('hall_source_change')
            .select('subject_id')
            .where('source_id', '=', source)
            .where('kind', '=', 'player'),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    kind: 'player',
    id: row.id,
    facts: rosterFactsOf(row),
    known: known.get(`player ${row.id}`),
  }));
}

async function ofMatches(
  db: Database,
  { league_id }: HallSourceRow,
  known: Known,
): Promise<OwnChange[]> {
  const rows = await db
    .selectFrom('match')
    .selectAll()
    .where('league_id', '=', league_id)
    .where('archived_at', 'is', null)
    .where((eb) =>
      eb(
        'id',
        'not in',
        // Also those of other loans of the league.
        eb.selectFrom('hall_source_match').select('match_id').where('state', '!=', 'new'),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    kind: 'match',
    id: row.id,
    facts: plannedMatchOf(row),
    known: known.get(`match ${row.id}`),
  }));
}
