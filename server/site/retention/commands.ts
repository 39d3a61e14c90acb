import { RETENTION_DAYS } from '#contract/site/retention.ts';
import { forgetMergedPlayers } from '#server/accounts/own-account/empty-records.ts';
import { forgetOldValues } from '#server/accounts/own-account/forget-in-trail.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { removeUnusedPictures } from '#server/platform/files/forget-pictures.ts';
import { purgeDocuments } from '#server/play/documents/commands.ts';
import { purgeSheetPhotos } from '#server/play/sheet-photos/commands.ts';
import { forgetOldViews } from '#server/site/analytics/commands.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The number of rows of each kind that were too old. */
export type Forgotten = Record<
  Exclude<keyof typeof RETENTION_DAYS, 'unusedAccount' | 'warned'>,
  number
>;

/**
 * Forgets what has been kept for its time. A second run finds nothing; one that did forget something
 * says in the trail how much of what.
 */
export async function keepPeriods(store: Store, author: Author): Promise<Forgotten> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  const { now } = author;
  return write(store, author, async ({ db, audit }) => {
    const before = (kind: keyof typeof RETENTION_DAYS) => now - RETENTION_DAYS[kind] * DAY_MS;
    await forgetLinks(db, before('request'));
    const forgotten: Forgotten = {
      session: await deleted(
        db.deleteFrom('session').where('expiresAt', '<=', instant(store.engine, now)),
      ),
      link: await deleted(db.deleteFrom('account_link').where('expires_at', '<=', now)),
      mail: await deleted(db.deleteFrom('mail').where('created_at', '<', before('mail'))),
      request:
        (await deleted(db.deleteFrom('player_claim').where('decided_at', '<', before('request')))) +
        (await deleted(db.deleteFrom('team_request').where('decided_at', '<', before('request')))) +
        (await forgetSent(db, before('request'))) +
        (await forgetDateRequests(db, before('request'))),
      message: await deleted(db.deleteFrom('message').where('created_at', '<', before('message'))),
      feedback: await deleted(db.deleteFrom('feedback').where('done_at', '<', before('feedback'))),
      unconfirmed: await deleted(
        db
          .deleteFrom('subscriber')
          .where('confirmed_at', 'is', null)
          .where('asked_at', '<', before('unconfirmed')),
      ),
      document: await purgeDocuments(db, before('document'), now),
      sheetPhoto: await purgeSheetPhotos(db, before('sheetPhoto'), now),
      parked: await deleted(
        db.deleteFrom('parked_branch').where('decided_at', '<', before('parked')),
      ),
      handedSignature: await deleted(
        db.deleteFrom('handed_signature').where('handed_at', '<', before('handedSignature')),
      ),
      views: await forgetOldViews(db as unknown as Store['db'], now),
      signInTry: await deleted(db.deleteFrom('sign_in_try').where('at', '<', before('signInTry'))),
      merge: await forgetMerges(db, before('merge'), now),
      trailValues: await forgetOldValues(db, before('trailValues')),
    };
    const some = Object.entries(forgotten).filter(([, count]) => count > 0);
    if (some.length > 0) {
      audit({
        action: 'site.retention',
        subject: 'site:retention',
        after: Object.fromEntries(some),
      });
    }
    return forgotten;
  });
}

/** Runs a deletion. @returns how many rows it took */
async function deleted(query: {
  executeTakeFirst: () => Promise<{ numDeletedRows: bigint } | undefined>;
}): Promise<number> {
  return Number((await query.executeTakeFirst())?.numDeletedRows ?? 0);
}

/**
 * Teams that were sent in for a league, and people who signed up for a team: nobody decides after a year about
 * one that waits. The names of those who were refused went with the decision.
 */
async function forgetSent(db: Write['db'], before: number): Promise<number> {
  let count = 0;
  for (const table of ['team_entry', 'player_sign_up'] as const) {
    count += await deleted(
      db
        .deleteFrom(table)
        .where((eb) =>
          eb.or([
            eb('decided_at', '<', before),
            eb.and([eb('state', '=', 'waiting'), eb('created_at', '<', before)]),
          ]),
        ),
    );
  }
  return count;
}

/** The way back from old merges, and what the other records said. */
async function forgetMerges(db: Write['db'], before: number, now: number): Promise<number> {
  const rows = await db
    .selectFrom('record_merge')
    .select(['id', 'kind', 'kept_id'])
    .where('changes', 'is not', null)
    .where('merged_at', '<', before)
    .execute();
  const players = rows.flatMap(({ kind, kept_id }) => (kind === 'player' ? [kept_id] : []));
  const pictures = await forgetMergedPlayers(db, players, now);
  await removeUnusedPictures(
    db,
    pictures.filter((picture) => picture !== null),
    now,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.updateTable('record_merge').set({ changes: null }).where('id', 'in', ids).execute();
  return ids.length;
}

/** Private links that ended so long ago; they are not counted, for nothing stands in them. */
async function forgetLinks(db: Write['db'], before: number): Promise<void> {
  for (const table of ['entry_link', 'captain_link', 'sign_up_link'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', before).execute();
  }
}

/** Requests for another date of a match, with the reasons of the teams. */
function forgetDateRequests(db: Write['db'], before: number): Promise<number> {
  return deleted(db.deleteFrom('date_request').where('asked_at', '<', before));
}
