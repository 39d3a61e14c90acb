import type { EntryDetails, NewEntryLink } from '#contract/entries/team-entry.ts';
import { textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import { keepNewest } from '#server/platform/db/keep-newest.ts';
import { foldedName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { endOfLink } from '#server/platform/http/link-life.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { getOpenLeague } from '#server/play/leagues/commands.ts';
import { writeInLeague } from '#server/play/leagues/write-in-league.ts';
import { officeOf } from '#server/play/matches/tell-of-plan.ts';
import { getEntryLink, mostPlayersOf } from './queries.ts';

/** The newest ones: a link is made for each group that it is sent to. */
const MOST_LINKS = 20;
/** More than a league can read; whoever has the link could fill the disk otherwise. */
const MOST_WAITING = 100;

export async function createEntryLink(
  store: Store,
  author: Author,
  leagueId: string,
  { closesOn, fee }: NewEntryLink,
): Promise<{ token: string; expiresAt: number }> {
  return writeInLeague(store, author, leagueId, async ({ db, audit }) => {
    const expiresAt = endOfLink(closesOn, author.now);
    const token = newSecretToken('enter');
    const id = newId(author.now);
    const row = { id, league_id: leagueId, token_hash: hashToken(token), fee: fee ?? null };
    await db
      .insertInto('entry_link')
      .values({ ...row, expires_at: expiresAt, created_at: author.now })
      .execute();
    await keepNewest(db, 'entry_link', { league_id: leagueId }, MOST_LINKS);
    const after = { link: id, closesOn, fee: fee ?? null };
    audit({ action: 'league.entry-link', subject: `league:${leagueId}`, after });
    return { token, expiresAt };
  });
}

export async function endEntryLinks(store: Store, author: Author, leagueId: string): Promise<void> {
  await writeInLeague(store, author, leagueId, async ({ db, audit }) => {
    await db.deleteFrom('entry_link').where('league_id', '=', leagueId).execute();
    audit({ action: 'league.entry-links-end', subject: `league:${leagueId}` });
  });
}

/**
 * Keeps a team that somebody sent in; it is no team before the office of the league accepts it.
 *
 * @returns the token of the sender's own link
 */
export async function sendEntry(
  store: Store,
  author: Author,
  linkToken: string,
  details: EntryDetails,
): Promise<string> {
  return write(store, author, async (tx) => {
    const { db, audit } = tx;
    const { league_id: leagueId } = await getEntryLink(db, linkToken, author.now);
    // Held until the commit: the entries of a league are counted one after the other.
    const league = await getOpenLeague(db, leagueId);
    // Once more: the link may have been ended while this entry waited for its turn.
    const { fee } = await getEntryLink(db, linkToken, author.now);
    const most = mostPlayersOf(league);
    if (details.players.length > most) {
      throw refused('ROSTER_FULL', textOf('entry.tooManyPlayers', { most }), 'players');
    }
    await mustBeNew(db, leagueId, details);
    const token = newSecretToken('enter');
    const id = newId(author.now);
    const sent = { state: 'waiting', team_name: details.name, reason: '' } as const;
    const own = { id, league_id: leagueId, token_hash: hashToken(token), fee };
    const open = { team_id: null, created_at: author.now, decided_at: null };
    await db
      .insertInto('team_entry')
      .values({ ...own, ...sent, ...open, details: JSON.stringify(details) })
      .execute();
    // The people of the entry stay out of the trail, which is kept for ever.
    const after = { entry: id, name: details.name };
    tx.tell({
      kind: 'entry',
      leagueId,
      to: await officeOf(tx, leagueId),
      facts: { name: details.name },
    });
    audit({ action: 'league.entry-send', subject: `league:${leagueId}`, after });
    return token;
  });
}

/** A press that is repeated, and a crowd with one link, fill no list. */
async function mustBeNew(db: Write['db'], leagueId: string, { name, gender }: EntryDetails) {
  const waiting = await db
    .selectFrom('team_entry')
    .select(['team_name', 'details'])
    .where('league_id', '=', leagueId)
    .where('state', '=', 'waiting')
    .execute();
  if (waiting.length >= MOST_WAITING) throw refused('ENTRY_LIMIT', textOf('entry.tooMany'));
  const isSame = waiting.some(
    (row) =>
      foldedName(row.team_name) === foldedName(name) &&
      (JSON.parse(row.details ?? '{}') as Partial<EntryDetails>).gender === gender,
  );
  if (isSame) throw refused('ENTRY_WAITS', textOf('entry.waits'), 'name');
}
