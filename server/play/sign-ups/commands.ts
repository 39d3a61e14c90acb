import type { SignUpDetails } from '#contract/sign-ups/sign-up.ts';
import { textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import { keepNewest } from '#server/platform/db/keep-newest.ts';
import { foldedName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { endOfLink } from '#server/platform/http/link-life.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { getSignUpLink, getSignUpSubject } from './queries.ts';
import { detailsOf, isMinor } from './views.ts';

/** The newest ones: a link is made for each group that it is sent to. */
const MOST_LINKS = 20;
/** More than a coach can read; whoever has the link could fill the disk otherwise. */
const MOST_WAITING = 60;

/** Writes what belongs to the sign-ups of a team, for those who decide about them. */
export function writeSignUps<T>(
  store: Store,
  author: Author,
  teamId: string,
  work: (tx: Write) => Promise<T>,
): Promise<T> {
  return write(store, author, async (tx) => {
    authorise(author.actor, 'team:sign-up', await getSignUpSubject(tx.db, teamId));
    await holdTeam(tx, teamId);
    return work(tx);
  });
}

/** Held until the commit: the people of a team are counted one after the other. */
async function holdTeam({ db }: Write, teamId: string): Promise<void> {
  await db
    .updateTable('team')
    .set((eb) => ({ sort_name: eb.ref('sort_name') }))
    .where('id', '=', teamId)
    .execute();
}

export async function createSignUpLink(
  store: Store,
  author: Author,
  teamId: string,
  closesOn: string,
): Promise<{ token: string; expiresAt: number }> {
  return writeSignUps(store, author, teamId, async ({ db, audit }) => {
    const expiresAt = endOfLink(closesOn, author.now);
    const token = newSecretToken('join');
    const id = newId(author.now);
    const life = { expires_at: expiresAt, created_at: author.now };
    await db
      .insertInto('sign_up_link')
      .values({ id, team_id: teamId, token_hash: hashToken(token), ...life })
      .execute();
    await keepNewest(db, 'sign_up_link', { team_id: teamId }, MOST_LINKS);
    const after = { link: id, closesOn };
    audit({ action: 'team.sign-up-link', subject: `team:${teamId}`, after });
    return { token, expiresAt };
  });
}

export async function endSignUpLinks(store: Store, author: Author, teamId: string): Promise<void> {
  await writeSignUps(store, author, teamId, async ({ db, audit }) => {
    await db.deleteFrom('sign_up_link').where('team_id', '=', teamId).execute();
    audit({ action: 'team.sign-up-links-end', subject: `team:${teamId}` });
  });
}

/**
 * Keeps a person who signed up; it is no player before the coach accepts.
 *
 * @returns the token of the sender's own link
 */
export async function sendSignUp(
  store: Store,
  author: Author,
  linkToken: string,
  details: SignUpDetails,
): Promise<string> {
  return write(store, author, async (tx) => {
    const { team } = await getSignUpLink(tx.db, linkToken, author.now);
    await holdTeam(tx, team.id);
    // Once more: the link may have been ended while this person waited.
    await getSignUpLink(tx.db, linkToken, author.now);
    judge(details, author.now);
    await mustBeNew(tx.db, team.id, details);
    const token = newSecretToken('join');
    const id = newId(author.now);
    const open = { state: 'waiting', reason: '', player_id: null, decided_at: null } as const;
    await tx.db
      .insertInto('player_sign_up')
      .values({
        id,
        team_id: team.id,
        token_hash: hashToken(token),
        ...open,
        details: JSON.stringify(details),
        created_at: author.now,
      })
      .execute();
    // The person stays out of the trail, which is kept for ever.
    tx.audit({ action: 'team.sign-up-send', subject: `team:${team.id}`, after: { entry: id } });
    return token;
  });
}

/** For a player under 18 somebody else agrees. */
function judge(details: SignUpDetails, now: number): void {
  if (details.dateOfBirth > localDate(now)) {
    throw refused('NOT_BORN_YET', textOf('player.bornInFuture'), 'dateOfBirth');
  }
  const { consent } = details;
  if (isMinor(details, now) && (consent === undefined || consent.relation === 'self')) {
    const field = consent === undefined ? 'consent' : 'consent.relation';
    throw refused('GUARDIAN_NEEDED', textOf('signUp.guardian'), field);
  }
}

/** A press that is repeated, and a crowd with one link, fill no list. */
async function mustBeNew(db: Write['db'], teamId: string, details: SignUpDetails): Promise<void> {
  const waiting = await db
    .selectFrom('player_sign_up')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('state', '=', 'waiting')
    .execute();
  if (waiting.length >= MOST_WAITING) throw refused('SIGN_UP_LIMIT', textOf('signUp.tooMany'));
  const isSame = waiting
    .map(detailsOf)
    .some(
      (known) =>
        known !== null &&
        foldedName(known.fullName) === foldedName(details.fullName) &&
        known.dateOfBirth === details.dateOfBirth,
    );
  if (isSame) throw refused('SIGN_UP_WAITS', textOf('signUp.waits'), 'fullName');
}
