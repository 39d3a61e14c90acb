import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { adultsBornBy } from '#server/platform/time/age.ts';

type Db = Transaction<Tables>;

/** Rows about one player that no result needs. */
const PERSONAL_TABLES = [
  'player_consent',
  'team_request',
  'player_claim',
  'best_player',
  'transfer',
] as const;

/** Name, shirt number, team, position and gender stay: what stands on a sheet of a match. */
const NOTHING = {
  nickname: null,
  phone: null,
  email: null,
  profile_picture: null,
  nationality: null,
  height: null,
  weight: null,
  dominant_hand: null,
  licence: null,
  licence_until: null,
  personal_bio: null,
  instagram: null,
  tiktok: null,
  facebook: null,
  consent: 0,
  consent_picture: 0,
  consent_statistics: 0,
  user_id: null,
};

/**
 * Empties records of players but for what results need. The birth date of a minor stays as long as the
 * name does: it is what hides the name once the consents are gone.
 *
 * @returns the addresses of their pictures
 */
export async function emptyPlayers(
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<(string | null)[]> {
  if (ids.length === 0) return [];
  const pictures = await forgetMergedPlayers(db, ids, now);
  const players = await db
    .selectFrom('player')
    .select('profile_picture')
    .where('id', 'in', ids)
    .execute();
  await db
    .updateTable('player')
    .set({ date_of_birth: null })
    .where('id', 'in', ids)
    .where('date_of_birth', '<=', adultsBornBy(now))
    .execute();
  await db
    .updateTable('player')
    .set({ ...NOTHING, updated_at: now })
    .where('id', 'in', ids)
    .execute();
  for (const table of PERSONAL_TABLES) {
    await db.deleteFrom(table).where('player_id', 'in', ids).execute();
  }
  // At a site what a hall sent of them, in a hall what its site had.
  for (const table of ['hall_change', 'hall_source_change'] as const) {
    await db.deleteFrom(table).where('subject_id', 'in', ids).execute();
  }
  // Their length stays, as the result that they belong to does.
  await db
    .updateTable('charge')
    .set({ text: '' })
    .where('decision_id', 'in', (eb) =>
      eb.selectFrom('suspension').select('id').where('player_id', 'in', ids),
    )
    .execute();
  await db.updateTable('suspension').set({ reason: '' }).where('player_id', 'in', ids).execute();
  await dropLineupsWith(db, ids);
  await forgetMessages(
    db,
    ids.map((id) => `player:${id}`),
  );
  return [...pictures, ...players.map((player) => player.profile_picture)];
}

/**
 * Empties the records that became a part of these players, and what would part them again. Nothing but
 * the way to the record that stayed is left.
 *
 * @returns the addresses of their pictures
 */
export async function forgetMergedPlayers(
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<(string | null)[]> {
  if (ids.length === 0) return [];
  const merged = await db
    .selectFrom('player')
    .select(['id', 'profile_picture'])
    .where('merged_into', 'in', ids)
    .execute();
  await db
    .updateTable('record_merge')
    .set({ changes: null, kept_name: '', merged_name: '' })
    .where('kind', '=', 'player')
    .where((eb) => eb.or([eb('kept_id', 'in', ids), eb('merged_id', 'in', ids)]))
    .execute();
  if (merged.length === 0) return [];
  await db
    .updateTable('player')
    .set({
      ...NOTHING,
      full_name: '',
      sort_name: '',
      date_of_birth: null,
      gender: null,
      position: null,
      jersey_number: null,
      updated_at: now,
    })
    .where('merged_into', 'in', ids)
    .execute();
  const remaining = await db
    .selectFrom('player')
    .select('profile_picture')
    .where('id', 'in', ids)
    .execute();
  // The picture of the other record may be the one that stayed.
  const inUse = new Set(remaining.map(({ profile_picture }) => profile_picture));
  return merged.flatMap(({ profile_picture: picture }) => (inUse.has(picture) ? [] : [picture]));
}

/** A line-up that a coach prepared names the player; without one of six it is none. */
async function dropLineupsWith(db: Db, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await db.deleteFrom('prepared_lineup').where('sheet', 'like', `%"${id}"%`).execute();
  }
}

/** The name of an official stays on the sheets of matches; links, calendars and absences go. */
export async function emptyOfficials(db: Db, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('official')
    .set({ phone: null, email: null, note: '', user_id: null, updated_at: now })
    .where('id', 'in', ids)
    .execute();
  for (const table of ['official_absence', 'duty_link', 'own_calendar', 'exam_result'] as const) {
    await db.deleteFrom(table).where('official_id', 'in', ids).execute();
  }
  await db
    .updateTable('match_official')
    .set({ answer_reason: '' })
    .where('official_id', 'in', ids)
    .execute();
  await forgetMessages(
    db,
    ids.map((id) => `official:${id}`),
  );
}

/** Messages of the office that speak of these people or were for them alone. */
export async function forgetMessages(db: Db, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  await db.deleteFrom('message').where('about', 'in', people).execute();
  await db.deleteFrom('message_to').where('recipient', 'in', people).execute();
  await db
    .deleteFrom('message')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('message_to')
            .select('message_to.recipient')
            .whereRef('message_to.message_id', '=', 'message.id'),
        ),
      ),
    )
    .execute();
}
