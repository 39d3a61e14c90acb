import type { CourtMatch, Hall } from '#contract/halls/hall.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { HallSourceRow } from '#server/platform/db/tables/hall-tables.ts';
import { listUntaken } from './changes/list-untaken.ts';

/** Something is lent to this server. */
export async function hasSource({ db }: Store): Promise<boolean> {
  const row = await db.selectFrom('hall_source').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** This server as the server of a hall: the newest loans with their matches, court by court. */
export async function readHall({ db }: Store, addresses: string[]): Promise<Hall> {
  const rows = await db
    .selectFrom('hall_source')
    .selectAll()
    .orderBy('until', 'desc')
    .limit(10)
    .execute();
  const sources = [];
  for (const row of rows) {
    const matches = await matchesOf(db, row.id);
    sources.push({ ...sourceView(row, matches), changes: await listUntaken(db, row) });
  }
  return { addresses, sources };
}

async function matchesOf(db: Store['db'], sourceId: string): Promise<CourtMatch[]> {
  const rows = await db
    .selectFrom('hall_source_match')
    .innerJoin('match', 'match.id', 'hall_source_match.match_id')
    .innerJoin('team as t1', 't1.id', 'match.team1_id')
    .innerJoin('team as t2', 't2.id', 'match.team2_id')
    .select(['match.id', 'match.match_date', 'match.match_time', 'match.location', 'match.court'])
    .select(['match.status', 'match.seq', 't1.name as team1', 't2.name as team2'])
    .select(['sent_seq', 'parked_seq', 'state', 'fault'])
    .where('source_id', '=', sourceId)
    .where('match.archived_at', 'is', null)
    .orderBy('match.starts_at')
    .orderBy('match.location')
    .orderBy('match.court')
    .orderBy('match.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    team1: row.team1,
    team2: row.team2,
    matchDate: row.match_date,
    matchTime: row.match_time,
    location: row.location,
    court: row.court,
    status: row.status,
    entries: row.seq,
    sent: row.sent_seq,
    parked: row.state === 'parted' ? Math.max(0, row.parked_seq - row.sent_seq) : 0,
    parted: row.state === 'parted',
    isNew: row.state === 'new',
    fault: row.fault,
  }));
}

function sourceView(row: HallSourceRow, matches: CourtMatch[]) {
  return {
    id: row.id,
    site: row.site,
    hall: row.hall,
    state: row.state,
    until: new Date(row.until).toISOString(),
    contactAt: row.contact_at === null ? null : new Date(row.contact_at).toISOString(),
    fault: row.fault,
    matches,
  };
}
