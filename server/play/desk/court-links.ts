import type { MakeCourtLinks } from '#contract/desk/court-link.ts';
import { textOf } from '#contract/text/text.ts';
import { leaguesOf } from '#domain/access/actor.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { endOfDay } from '#server/platform/time/local-time.ts';
import { openByCourtLink } from '#server/play/scorer-links/commands.ts';
import { courtCounts, courtOf, courtsAt } from './courts.ts';
import { readDay } from './day-facts.ts';
import { isRunning } from './running.ts';

/** A match of the evening goes on after midnight. */
const AFTER_MIDNIGHT_MS = 6 * 60 * 60_000;

export type NewCourtLink = { court: string; token: string; expiresAt: number };

/** A link of every court of a venue for a day; they open matches of the author's leagues alone. */
export async function makeCourtLinks(
  store: Store,
  author: Author,
  { day, location }: MakeCourtLinks,
): Promise<NewCourtLink[]> {
  const { actor, now } = author;
  authorise(actor, 'register:leagues', { kind: 'site' });
  const own = leaguesOf(actor);
  const facts = await readDay(store.db, actor, day);
  const courts = courtsAt(facts, location);
  const expiresAt = endOfDay(day) + AFTER_MIDNIGHT_MS;
  const isOwn = facts.matches.some((row) => row.location === location && facts.runs(row.league_id));
  if (courts.length === 0 || !isOwn) {
    throw refused('NO_MATCHES', textOf('official.noMatches'), 'location');
  }
  if (expiresAt <= now) throw refused('DAY_OVER', textOf('desk.dayOver'), 'day');
  return write(store, author, async (tx) => {
    const links: NewCourtLink[] = [];
    for (const court of courts) {
      const token = newSecretToken('court');
      await tx.db
        .insertInto('court_link')
        .values({
          id: newId(now),
          day,
          location,
          court,
          token_hash: hashToken(token),
          league_ids: own === null ? null : JSON.stringify(own),
          created_by: actor.kind === 'user' ? actor.id : null,
          created_at: now,
          expires_at: expiresAt,
          revoked_at: null,
        })
        .execute();
      links.push({ court, token, expiresAt });
    }
    tx.audit({
      action: 'desk.link',
      subject: `desk:${day}`,
      after: { location, courts, expiresAt },
    });
    return links;
  });
}

/** Ends the links of a venue's courts for a day; matches that they opened stay open on their devices. */
export async function endCourtLinks(
  store: Store,
  author: Author,
  { day, location }: MakeCourtLinks,
): Promise<void> {
  authorise(author.actor, 'register:leagues', { kind: 'site' });
  const own = leaguesOf(author.actor);
  await write(store, author, async (tx) => {
    const rows = await tx.db
      .selectFrom('court_link')
      .select(['id', 'league_ids'])
      .where('day', '=', day)
      .where('location', '=', location)
      .where('revoked_at', 'is', null)
      .execute();
    // Those of administrators, and of other leagues, are not a secretary's to end.
    const ids = rows
      .filter(
        ({ league_ids }) =>
          own === null ||
          (league_ids !== null &&
            (JSON.parse(league_ids) as string[]).every((id) => own.includes(id))),
      )
      .map(({ id }) => id);
    if (ids.length > 0) {
      await tx.db
        .updateTable('court_link')
        .set({ revoked_at: author.now })
        .where('id', 'in', ids)
        .execute();
    }
    tx.audit({ action: 'desk.unlink', subject: `desk:${day}`, after: { location } });
  });
}

export type OpenedCourt = {
  match: string;
  token: string;
  expiresAt: number;
  location: string;
  court: string | null;
};

/** A scorer link of this device for the match that is played on the court, or comes next there. */
export async function openCourt(store: Store, author: Author, token: string): Promise<OpenedCourt> {
  authorise(author.actor, 'match:enter-pin', { kind: 'site' });
  return write(store, author, async (tx) => {
    const link = await tx.db
      .selectFrom('court_link')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    if (!link) throw new AppError('WRONG_CREDENTIALS', textOf('courtLink.unknown'));
    if (link.revoked_at !== null || link.expires_at <= author.now) {
      const refusal = link.revoked_at === null ? 'LINK_EXPIRED' : 'LINK_ENDED';
      throw new AppError('NOT_SIGNED_IN', textOf('courtLink.over'), { refusal });
    }
    const { day, location, court, league_ids, created_by: createdBy, expires_at: expiresAt } = link;
    const match = await nextThere(tx, { day, location, court, leagueIds: league_ids });
    if (match === undefined) throw refused('NOTHING_NEXT', textOf('courtLink.nothingNext'));
    const opened = { matchId: match, courtLink: link.id, createdBy, expiresAt };
    const device = await openByCourtLink(tx, author.now, opened);
    return { match, token: device.token, expiresAt, location, court };
  });
}

type CourtDay = {
  day: string;
  location: string;
  court: string | null;
  leagueIds: string | null;
};

/** The match that is played there, or the first that has not begun. */
async function nextThere(
  { db }: Write,
  { day, location, court, leagueIds }: CourtDay,
): Promise<string | undefined> {
  const leagues = leagueIds === null ? null : (JSON.parse(leagueIds) as string[]);
  const rows = await db
    .selectFrom('match')
    .select(['id', 'location', 'court', 'status', 'league_id'])
    .where('match_date', '=', day)
    .where('location', '=', location)
    .where('status', 'in', ['not started', 'Live', 'suspended'])
    .where('archived_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const venues = await courtCounts(db, location);
  const there = rows.filter(
    (row) =>
      courtOf({ venues }, row) === court &&
      (leagues === null || (row.league_id !== null && leagues.includes(row.league_id))),
  );
  return (there.find(isRunning) ?? there[0])?.id;
}
