import { textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import { keepNewest } from '#server/platform/db/keep-newest.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { getOpenLeague } from '#server/play/leagues/commands.ts';
import { getOwnMatchRow } from '#server/play/matches/commands.ts';
import { LINK_LIFE_MS } from './extend-links.ts';
import { matchesWithoutResult } from './queries.ts';

/** The newest ones of each team: a link is made for each message that goes out. */
const MOST_LINKS = 10;
/** More than any day of a league has. */
const MOST_MATCHES = 100;

type Linked = Pick<MatchRow, 'id' | 'team1_id' | 'team2_id' | 'starts_at'>;
export type NewCaptainLink = { teamId: string; token: string; expiresAt: number };

/** A link for each team of a match; those before stay valid, because their messages are still on phones. */
export async function createCaptainLinks(
  store: Store,
  author: Author,
  matchId: string,
): Promise<NewCaptainLink[]> {
  return write(store, author, async (tx) => {
    const match = await getOwnMatchRow(tx.db, matchId, author.actor, 'match:share');
    return linksOf(tx, author.now, match);
  });
}

type LinkedMatch = Awaited<ReturnType<typeof matchesWithoutResult>>[number];

export async function createLeagueLinks(
  store: Store,
  author: Author,
  leagueId: string,
  day: string,
): Promise<{ match: LinkedMatch; links: NewCaptainLink[] }[]> {
  authorise(author.actor, 'match:share', { kind: 'league', id: leagueId });
  return write(store, author, async (tx) => {
    await getOpenLeague(tx.db, leagueId);
    const matches = await matchesWithoutResult(tx.db, leagueId, day);
    if (matches.length === 0) throw refused('NO_MATCHES', textOf('captain.noMatches'), 'day');
    if (matches.length > MOST_MATCHES) {
      throw refused('TOO_MANY_MATCHES', textOf('captain.tooMany', { most: MOST_MATCHES }), 'day');
    }
    const created = [];
    for (const match of matches)
      created.push({ match, links: await linksOf(tx, author.now, match) });
    return created;
  });
}

async function linksOf({ db, audit }: Write, now: number, match: Linked) {
  const expiresAt = Math.max(now, match.starts_at) + LINK_LIFE_MS;
  const links: NewCaptainLink[] = [];
  for (const teamId of [match.team1_id, match.team2_id]) {
    const token = newSecretToken('captain');
    const row = { id: newId(now), match_id: match.id, team_id: teamId };
    await db
      .insertInto('captain_link')
      .values({ ...row, token_hash: hashToken(token), expires_at: expiresAt, created_at: now })
      .execute();
    const owner = { match_id: match.id, team_id: teamId };
    await keepNewest(db, 'captain_link', owner, MOST_LINKS);
    links.push({ teamId, token, expiresAt });
  }
  audit({ action: 'match.captain-links', subject: `match:${match.id}`, after: { expiresAt } });
  return links;
}

export async function endCaptainLinks(
  store: Store,
  author: Author,
  matchId: string,
): Promise<void> {
  await write(store, author, async ({ db, audit }) => {
    await getOwnMatchRow(db, matchId, author.actor, 'match:share');
    await db.deleteFrom('captain_link').where('match_id', '=', matchId).execute();
    audit({ action: 'match.captain-links-end', subject: `match:${matchId}` });
  });
}
