import type { OpenedEntry, TeamEntry } from '#contract/entries/team-entry.ts';
import { MOST_ENTERED_PLAYERS } from '#contract/entries/team-entry.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { EntryLinkRow, TeamEntryRow } from '#server/platform/db/tables/entry-tables.ts';
import type { LeagueRow } from '#server/platform/db/tables/tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { hashToken } from '#server/platform/http/secret-token.ts';
import { eligibilityOf } from '#server/play/eligibility/roster-queries.ts';
import { detailsOf, openedFormView, sentEntryView, teamEntryView } from './views.ts';

/** The decided ones that are shown, the newest. */
const MOST_DECIDED = 200;
const MOST_SAME = 5;

/** A link that is open, of a league that can still be changed. */
async function findEntryLink(db: Database, token: string, now: number) {
  return db
    .selectFrom('entry_link')
    .innerJoin('league', 'league.id', 'entry_link.league_id')
    .selectAll('entry_link')
    .where('entry_link.token_hash', '=', hashToken(token))
    .where('entry_link.expires_at', '>', now)
    .where('league.archived_at', 'is', null)
    .executeTakeFirst();
}

export async function getEntryLink(
  db: Database,
  token: string,
  now: number,
): Promise<EntryLinkRow> {
  const link = await findEntryLink(db, token, now);
  if (!link) throw notFound('entryLink.notFound');
  return link;
}

/** Players of a roster at most, by the rule of the league. */
export function mostPlayersOf(league: LeagueRow): number {
  return Math.min(eligibilityOf(league).most ?? MOST_ENTERED_PLAYERS, MOST_ENTERED_PLAYERS);
}

/** The form behind a link of a league, or what became of an entry behind its sender's own link. */
export async function openEntry(db: Database, token: string, now: number): Promise<OpenedEntry> {
  const entry = await db
    .selectFrom('team_entry')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (entry) return sentEntryView(entry, await getLeague(db, entry.league_id));
  const link = await getEntryLink(db, token, now);
  const league = await getLeague(db, link.league_id);
  return openedFormView(link, league, mostPlayersOf(league));
}

function getLeague(db: Database, id: string): Promise<LeagueRow> {
  return db.selectFrom('league').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function getEntryRow(
  db: Database,
  leagueId: string,
  id: string,
): Promise<TeamEntryRow> {
  const row = await db
    .selectFrom('team_entry')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('entry.notFound');
  return row;
}

export async function getEntry(db: Database, leagueId: string, id: string): Promise<TeamEntry> {
  const row = await getEntryRow(db, leagueId, id);
  return teamEntryView(row, (await namesakesOf(db, [row]))(row));
}

export async function listEntries(db: Database, leagueId: string, now: number) {
  const rowsOf = (isWaiting: boolean) =>
    db
      .selectFrom('team_entry')
      .selectAll()
      .where('league_id', '=', leagueId)
      .where('state', isWaiting ? '=' : '<>', 'waiting')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_DECIDED)
      .execute();
  const rows = [...(await rowsOf(true)), ...(await rowsOf(false))];
  const sameOf = await namesakesOf(db, rows);
  const items = rows.map((row) => teamEntryView(row, sameOf(row)));
  const { last } = await db
    .selectFrom('entry_link')
    .select((eb) => eb.fn.max('expires_at').as('last'))
    .where('league_id', '=', leagueId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  const openUntil = last === null ? null : new Date(Number(last)).toISOString();
  return { openUntil, items, next: null };
}

type Namesakes = { teams: Ref[]; clubs: Ref[] };
type Ref = { id: string; name: string };
const NONE: Namesakes = { teams: [], clubs: [] };

/** Teams and clubs that have the names of waiting entries already: two queries, however many these are. */
async function namesakesOf(
  db: Database,
  rows: readonly TeamEntryRow[],
): Promise<(row: TeamEntryRow) => Namesakes> {
  const waiting = rows.flatMap((row) => {
    const details = row.state === 'waiting' ? detailsOf(row) : undefined;
    return details ? [{ id: row.id, details }] : [];
  });
  if (waiting.length === 0) return () => NONE;
  const teams = await db
    .selectFrom('team')
    .select(['id', 'name', 'sort_name', 'gender'])
    .where('sort_name', 'in', namesIn(waiting.map(({ details }) => details.name)))
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
  const clubs = await db
    .selectFrom('club')
    .select(['id', 'name', 'sort_name'])
    .where('sort_name', 'in', namesIn(waiting.flatMap(({ details }) => details.club ?? [])))
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
  const found = new Map(
    waiting.map(({ id, details: { name, gender, club } }): [string, Namesakes] => [
      id,
      {
        teams: refsOf(teams.filter((team) => isNamed(team, name) && team.gender === gender)),
        clubs: club === undefined ? [] : refsOf(clubs.filter((it) => isNamed(it, club))),
      },
    ]),
  );
  return ({ id }) => found.get(id) ?? NONE;
}

type Named = Ref & { sort_name: string };
const namesIn = (names: readonly string[]) => ['', ...new Set(names.map(sortName))];
const isNamed = ({ sort_name }: Named, name: string) => sort_name === sortName(name);
const refsOf = (rows: readonly Named[]): Ref[] =>
  rows.slice(0, MOST_SAME).map(({ id, name }) => ({ id, name }));

export function sameTeams(db: Database, name: string, gender: string) {
  return db
    .selectFrom('team')
    .select(['id', 'name'])
    .where('sort_name', '=', sortName(name))
    .where('gender', '=', gender)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(MOST_SAME)
    .execute();
}

export function sameClubs(db: Database, name: string) {
  return db
    .selectFrom('club')
    .select(['id', 'name'])
    .where('sort_name', '=', sortName(name))
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(MOST_SAME)
    .execute();
}
