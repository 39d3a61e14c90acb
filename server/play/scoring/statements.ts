import { prepared, preparedInsert } from '#server/platform/db/prepared.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Projection } from './projection.ts';

/** The statements that run for each point at the court. */
export const readMatch = prepared<{ id: string }, MatchRow>((db, { id }) =>
  db.selectFrom('match').selectAll().where('id', '=', id).where('archived_at', 'is', null),
);

type MatchUpdate = Projection &
  Pick<MatchRow, 'id' | 'seq' | 'version' | 'plan_version' | 'plan_changed_at' | 'updated_at'> & {
    rules: string;
    seqBefore: number;
    versionBefore: number;
  };

/** Compares and sets: no row is changed where somebody else wrote in between. */
export const updateMatch = prepared<MatchUpdate>(
  (db, { id, seqBefore, versionBefore, ...columns }) =>
    db
      .updateTable('match')
      .set(columns)
      .where('id', '=', id)
      .where('seq', '=', seqBefore)
      .where('version', '=', versionBefore),
);

export const insertEvents = preparedInsert('match_event');
export const insertMatches = preparedInsert('match');
