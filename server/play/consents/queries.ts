import type { Consent } from '#contract/people/consent.ts';
import type { Actor } from '#domain/access/actor.ts';
import { userNames } from '#server/accounts/users/queries.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getPlayerSubject } from '#server/play/players/subject-queries.ts';
import { consentView } from './views.ts';

/** Of one player, the latest first. */
export function selectConsents(db: Database, playerId: string) {
  return db
    .selectFrom('player_consent')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('noted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The consents of a player, for people who see the player's private data. */
export async function listConsents(
  store: Store,
  actor: Actor,
  playerId: string,
): Promise<Consent[]> {
  authorise(actor, 'player:see-private', await getPlayerSubject(store.db, playerId));
  const rows = await selectConsents(store.db, playerId);
  const people = rows.flatMap(({ noted_by, withdrawn_by }) => [noted_by, withdrawn_by]);
  const ids = [...new Set(people.filter((id) => id !== null))];
  const names = ids.length === 0 ? new Map<string, string>() : await userNames(store, ids);
  return rows.map((row) => consentView(row, names));
}
