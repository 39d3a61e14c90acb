import type { ErasePerson } from '#contract/people/erasure.ts';
import { textOf } from '#contract/text/text.ts';
import { emptyOfficials, emptyPlayers } from '#server/accounts/own-account/empty-records.ts';
import { forgetInTrail } from '#server/accounts/own-account/forget-in-trail.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { removeUnusedPictures } from '#server/platform/files/forget-pictures.ts';
import { forgetAnswersAbout } from '#server/platform/idempotency/commands.ts';
import { getPerson, type PersonKind } from './queries.ts';

/** The text on results in place of a name. */
const ERASED = { player: 'Erased player', official: 'Erased official' } as const;

/**
 * Erases what is kept of a person who has no account, also out of the trail. Data on which results
 * and sheets of others rest stay; the person decides whether the name stays. A person with an
 * account erases it there.
 *
 * @returns the addresses of pictures that nobody needs any more
 */
export async function erasePerson(
  store: Store,
  author: Author,
  kind: PersonKind,
  id: string,
  { name }: ErasePerson,
): Promise<(string | null)[]> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  return write(store, author, async (tx) => {
    const { db, audit, siteChanged } = tx;
    const row = await getPerson(db, kind, id);
    if (row.user_id !== null) throw refused('HAS_ACCOUNT', textOf('person.hasAccount'));
    const pictures = kind === 'player' ? await emptyPlayers(db, [id], author.now) : [];
    if (kind === 'official') await emptyOfficials(db, [id], author.now);
    if (name === 'erase') await eraseName(tx, kind, id, author.now);
    await forgetInTrail(db, [`${kind}:${id}`], { withName: name === 'erase' });
    await forgetAnswersAbout(db, [id]);
    audit({ action: `${kind}.erase`, subject: `${kind}:${id}` });
    siteChanged();
    await removeUnusedPictures(db, pictures, author.now);
    return pictures;
  });
}

/** With the name goes the age that hid it, and all but the shirt by which sheets know a player. */
async function eraseName({ db }: Write, kind: PersonKind, id: string, updated_at: number) {
  const sort_name = sortName(ERASED[kind]);
  if (kind === 'official') {
    const named = { name: ERASED.official, sort_name, level: '', city: '', updated_at };
    await db.updateTable('official').set(named).where('id', '=', id).execute();
    return;
  }
  const named = {
    full_name: ERASED.player,
    sort_name,
    date_of_birth: null,
    gender: null,
    updated_at,
  };
  await db.updateTable('player').set(named).where('id', '=', id).execute();
}
