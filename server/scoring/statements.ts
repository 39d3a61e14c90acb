import { prepared } from '#server/db/prepared.ts';
import type { MatchEventRow, MatchRow } from '#server/db/tables.ts';
import type { Projection } from './projection.ts';

/** What runs for each point at the court. */
export const readMatch = prepared<{ id: string }, MatchRow>((db, { id }) =>
  db.selectFrom('match').selectAll().where('id', '=', id).where('archived_at', 'is', null),
);

type MatchUpdate = Projection &
  Pick<MatchRow, 'id' | 'seq' | 'version' | 'updated_at'> & {
    rules: string;
    seqBefore: number;
    versionBefore: number;
  };

/** Compares and sets: no row is changed where somebody else wrote in between. */
export const updateMatch = prepared<MatchUpdate>((db, row) =>
  db
    .updateTable('match')
    .set({
      status: row.status,
      sets: row.sets,
      team1_wins: row.team1_wins,
      team2_wins: row.team2_wins,
      winner: row.winner,
      decided: row.decided,
      serving: row.serving,
      set_point: row.set_point,
      match_point: row.match_point,
      detail: row.detail,
      current_set: row.current_set,
      forfeit: row.forfeit,
      sheet_version: row.sheet_version,
      seq: row.seq,
      version: row.version,
      rules: row.rules,
      updated_at: row.updated_at,
    })
    .where('id', '=', row.id)
    .where('seq', '=', row.seqBefore)
    .where('version', '=', row.versionBefore),
);

export const insertEvent = prepared<MatchEventRow>((db, row) =>
  db.insertInto('match_event').values({
    match_id: row.match_id,
    seq: row.seq,
    id: row.id,
    type: row.type,
    at: row.at,
    payload: row.payload,
    epoch: row.epoch,
    actor: row.actor,
    recorded_at: row.recorded_at,
  }),
);
