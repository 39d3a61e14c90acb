import type { PersonExport } from '#contract/people/erasure.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { personExportView } from './views.ts';

export type PersonKind = 'player' | 'official';

const MISSING = { player: 'player.notFound', official: 'official.notFound' } as const;

/** The record of a player or an official, archived or not: what is archived is kept, too. */
export async function getPerson(db: Database, kind: PersonKind, id: string) {
  const row = await db.selectFrom(kind).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(MISSING[kind]);
  return row;
}

/**
 * Everything that is kept of a person, for a person who asks an administrator for it. It judges for
 * itself, as commands do: no other read hands out a whole person with their part of the trail.
 */
export async function exportPerson(
  { db }: Store,
  { actor, now }: Author,
  kind: PersonKind,
  id: string,
): Promise<PersonExport> {
  authorise(actor, 'site:administer', { kind: 'site' });
  const isPlayer = kind === 'player';
  return personExportView(
    {
      record: await getPerson(db, kind, id),
      consents: isPlayer
        ? await db
            .selectFrom('player_consent')
            .selectAll()
            .where('player_id', '=', id)
            .orderBy('id')
            .execute()
        : [],
      teamRequests: isPlayer
        ? await db
            .selectFrom('team_request')
            .select(['team_id', 'state', 'reason', 'asked_at', 'decided_at'])
            .where('player_id', '=', id)
            .orderBy('id')
            .execute()
        : [],
      cards: isPlayer
        ? await db
            .selectFrom('card')
            .select(['match_id', 'team_id', 'grade', 'set_number'])
            .where('player_id', '=', id)
            .orderBy('match_id')
            .execute()
        : [],
      memberships: isPlayer
        ? await db
            .selectFrom('membership')
            .select(['team_id', 'from_day', 'until_day'])
            .where('player_id', '=', id)
            .orderBy('id')
            .execute()
        : [],
      transfers: isPlayer
        ? await db
            .selectFrom('transfer')
            .select(['from_team_id', 'to_team_id', 'day', 'allowed_by', 'exception'])
            .where('player_id', '=', id)
            .orderBy('id')
            .execute()
        : [],
      suspensions: isPlayer
        ? await db
            .selectFrom('suspension')
            .select(['league_id', 'team_id', 'matches', 'from_day', 'reason', 'created_at'])
            .where('player_id', '=', id)
            .orderBy('id')
            .execute()
        : [],
      ...(isPlayer ? { matches: [], absences: [], exams: [] } : await ofOfficial(db, id)),
      trail: await db
        .selectFrom('audit')
        .select(['at', 'action', 'before', 'after'])
        .where('subject', '=', `${kind}:${id}`)
        .orderBy('id')
        .execute(),
    },
    now,
  );
}

async function ofOfficial(db: Store['db'], id: string) {
  return {
    matches: await db
      .selectFrom('match_official')
      .select(['match_id', 'duty', 'answer', 'answer_reason', 'answered_at'])
      .where('official_id', '=', id)
      .orderBy('match_id')
      .execute(),
    absences: await db
      .selectFrom('official_absence')
      .select(['first_day', 'last_day', 'note', 'created_at'])
      .where('official_id', '=', id)
      .orderBy('id')
      .execute(),
    exams: await db
      .selectFrom('exam_result')
      .select(['exam', 'taken_at', 'percent', 'passed', 'withdrawn'])
      .where('official_id', '=', id)
      .orderBy('id')
      .execute(),
  };
}
