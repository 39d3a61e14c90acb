import type { HallChange, PlannedMatch, RosterFacts } from '#contract/halls/hall-changes.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { HallChangeRow } from '#server/platform/db/tables/hall-tables.ts';
import { listChangeRows } from './change-rows.ts';
import { plannedMatchOf, rosterFactsOf } from './facts-of.ts';
import { IMPOSSIBLE } from './judge-change.ts';

type Facts = Partial<RosterFacts & PlannedMatch>;
type Field = HallChange['fields'][number]['field'];

const TEAM_FIELDS: readonly Field[] = ['team', 'team1', 'team2'];

/** The changes of a hall, with both sides of each fact, for those who decide. */
export async function listChanges(db: Database, loanId: string): Promise<HallChange[]> {
  const rows = await listChangeRows(db, loanId);
  const nameOf = await teamNames(db, rows);
  const items: HallChange[] = [];
  for (const row of rows) items.push(changeView(row, await siteFacts(db, row), nameOf));
  return items;
}

async function siteFacts(db: Database, { kind, subject_id: id }: HallChangeRow): Promise<Facts> {
  if (kind === 'player') {
    const row = await db.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? rosterFactsOf(row) : {};
  }
  const row = await db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? plannedMatchOf(row) : {};
}

async function teamNames(db: Database, rows: readonly HallChangeRow[]) {
  const ids = rows.flatMap(({ facts, base }) => {
    const both: Facts[] = [JSON.parse(facts), base === null ? {} : JSON.parse(base)];
    return both.flatMap(({ team, team1, team2 }) => [team, team1, team2].flatMap((id) => id ?? []));
  });
  const teams = await db
    .selectFrom('team')
    .select(['id', 'name'])
    .where('id', 'in', ['', ...ids])
    .execute();
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? id;
}

function changeView(row: HallChangeRow, site: Facts, nameOf: (id: string) => string): HallChange {
  const hall: Facts = JSON.parse(row.facts);
  const shown = (field: Field, value: string | number | null | undefined) => {
    if (value === null || value === undefined) return null;
    return TEAM_FIELDS.includes(field) ? nameOf(String(value)) : String(value);
  };
  const fields = (Object.keys(hall) as Field[])
    .filter((field) => field !== 'group' && (hall[field] ?? null) !== (site[field] ?? null))
    .map((field) => ({
      field,
      hall: shown(field, hall[field]),
      site: shown(field, site[field]),
    }));
  const title =
    row.kind === 'player'
      ? (hall.fullName ?? site.fullName ?? '')
      : [hall.team1, hall.team2].map((id) => (id ? nameOf(id) : '')).join(' – ');
  return {
    kind: row.kind,
    id: row.subject_id,
    revision: row.revision,
    state: row.state,
    reason: row.reason,
    title,
    author: row.author,
    changedAt: new Date(row.changed_at).toISOString(),
    fields,
    possible: row.reason === null || !IMPOSSIBLE.includes(row.reason),
    decidedBy: row.decided_by,
  };
}
