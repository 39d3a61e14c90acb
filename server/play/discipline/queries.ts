import type { Discipline } from '#contract/discipline/discipline.ts';
import { type DisciplineRule, NO_DISCIPLINE } from '#domain/competition/discipline/rule.ts';
import {
  type Card,
  type Suspension,
  suspensionsOf,
  type TeamMatch,
} from '#domain/competition/discipline/suspensions.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { CardRow, SuspensionRow } from '#server/platform/db/tables/discipline-tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { startOfDay } from '#server/platform/time/local-time.ts';
import { listNamedPlayers } from '#server/play/players/queries.ts';
import { disciplineView, type LeagueMatch } from './views.ts';

/** The key of a person among the suspensions: by the record, else by shirt or letter in a team. */
export function personKey(row: {
  player_id: string | null;
  team_id: string;
  person: string;
}): string {
  return row.player_id ?? `${row.team_id} ${row.person}`;
}

export function ruleOf(row: { discipline: string | null }): DisciplineRule {
  return row.discipline === null ? NO_DISCIPLINE : (JSON.parse(row.discipline) as DisciplineRule);
}

/** Everything that the suspensions of a league follow from. */
export async function readDiscipline(db: Database, leagueId: string) {
  const league = await db
    .selectFrom('league')
    .select('discipline')
    .where('id', '=', leagueId)
    .executeTakeFirst();
  if (!league) throw notFound('league.notFound');
  const rule = ruleOf(league);
  const [cards, decisions] = await Promise.all([
    selectCards(db, leagueId),
    db
      .selectFrom('suspension')
      .selectAll()
      .where('league_id', '=', leagueId)
      .orderBy('id')
      .execute(),
  ]);
  return { rule, cards, decisions };
}

type CardOfLeague = CardRow & { starts_at: number };
type Read = Awaited<ReturnType<typeof readDiscipline>>;

function selectCards(db: Database, leagueId: string): Promise<CardOfLeague[]> {
  return db
    .selectFrom('card')
    .innerJoin('match', 'match.id', 'card.match_id')
    .selectAll('card')
    .select('match.starts_at')
    .where('match.league_id', '=', leagueId)
    .where('match.archived_at', 'is', null)
    .orderBy('match.starts_at')
    .orderBy('card.match_id')
    .orderBy('card.place')
    .execute();
}

/** Players serve with the team that they are in now, if it plays here; others with that of the card. */
async function teamsOfPeople(db: Database, { cards, decisions }: Read) {
  const teams = new Map<string, string>();
  for (const row of cards) teams.set(personKey(row), row.team_id);
  for (const row of decisions) teams.set(personKey(decided(row)), row.team_id);
  const ids = [...cards, ...decisions].flatMap(({ player_id }) => player_id ?? []);
  if (ids.length === 0) return teams;
  const rows = await db
    .selectFrom('player')
    .select(['id', 'team_id'])
    .where('id', 'in', [...new Set(ids)])
    .where('team_id', 'is not', null)
    .execute();
  for (const { id, team_id } of rows) teams.set(id, team_id!);
  return teams;
}

const decided = (row: SuspensionRow) => ({ ...row, person: row.staff ?? '' });

export async function selectMatches(db: Database, leagueId: string): Promise<LeagueMatch[]> {
  return db
    .selectFrom('match')
    .innerJoin('team as t1', 't1.id', 'match.team1_id')
    .innerJoin('team as t2', 't2.id', 'match.team2_id')
    .select(['match.id', 'match.match_date', 'match.starts_at', 'match.status', 'match.forfeit'])
    .select(['match.team1_id', 'match.team2_id', 't1.name as team1', 't2.name as team2'])
    .where('match.league_id', '=', leagueId)
    .where('match.archived_at', 'is', null)
    .orderBy('match.starts_at')
    .orderBy('match.id')
    .execute();
}

function calendarOf(matches: readonly LeagueMatch[], team: string): TeamMatch[] {
  return matches
    .filter(({ team1_id, team2_id }) => team1_id === team || team2_id === team)
    .map((match) => ({
      id: match.id,
      startsAt: Number(match.starts_at),
      state: stateFor(match, team),
    }));
}

function stateFor({ status, forfeit, team1_id }: LeagueMatch, team: string): TeamMatch['state'] {
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'ended') return 'open';
  const own = team1_id === team ? 'team1' : 'team2';
  return forfeit === own || forfeit === 'both' ? 'lost-by-absence' : 'played';
}

/** All suspensions of a league, served ones too, each with the team that serves it. */
export async function suspensionsIn(db: Database, leagueId: string, read: Read) {
  const { rule, cards, decisions } = read;
  const none: Suspension[] = [];
  if (cards.length + decisions.length === 0)
    return { found: none, teams: new Map<string, string>() };
  const matches = await selectMatches(db, leagueId);
  const teams = await teamsOfPeople(db, read);
  const playing = new Set(matches.flatMap(({ team1_id, team2_id }) => [team1_id, team2_id]));
  const shown = new Map(cards.map((row) => [personKey(row), row.team_id]));
  const teamOf = (person: string) => {
    const now = teams.get(person)!;
    return playing.has(now) ? now : (shown.get(person) ?? now);
  };
  const found: Suspension[] = suspensionsOf(
    rule.limits,
    cards.map(
      (row): Card => ({
        person: personKey(row),
        match: row.match_id,
        startsAt: Number(row.starts_at),
        grade: row.grade,
      }),
    ),
    decisions.map((row) => ({
      id: row.id,
      person: personKey(decided(row)),
      matches: row.matches,
      from: startOfDay(row.from_day),
    })),
    (person) => calendarOf(matches, teamOf(person)),
  );
  const served = new Map([...teams.keys()].map((person) => [person, teamOf(person)]));
  return { found, teams: served };
}

/** @param namesAll also of minors without a consent: for those who run the league */
export async function getDiscipline(
  { db }: Store,
  leagueId: string,
  now: number,
  namesAll = false,
): Promise<Discipline> {
  const read = await readDiscipline(db, leagueId);
  const protests = await db
    .selectFrom('protest')
    .innerJoin('match', 'match.id', 'protest.match_id')
    .selectAll('protest')
    .where('protest.league_id', '=', leagueId)
    .where('match.archived_at', 'is', null)
    .orderBy('protest.id', 'desc')
    .execute();
  const { found } = await suspensionsIn(db, leagueId, read);
  const ids = [...read.cards, ...read.decisions].flatMap(({ player_id }) => player_id ?? []);
  const [players, matches, teams] = await Promise.all([
    listNamedPlayers(db, [...new Set(ids)], now, namesAll),
    selectMatches(db, leagueId),
    db
      .selectFrom('team')
      .select(['id', 'name'])
      .where((eb) =>
        eb.or([
          eb(
            'id',
            'in',
            eb.selectFrom('match').select('team1_id').where('league_id', '=', leagueId),
          ),
          eb(
            'id',
            'in',
            eb.selectFrom('match').select('team2_id').where('league_id', '=', leagueId),
          ),
          eb(
            'id',
            'in',
            eb.selectFrom('suspension').select('team_id').where('league_id', '=', leagueId),
          ),
        ]),
      )
      .execute(),
  ]);
  return disciplineView({ ...read, found, protests, players, matches, teams });
}

/** Somebody who is suspended for a match: a shirt by the roster, or a letter of the staff. */
export type BarredPerson = { player: string | null; person: string; team: string };

export type BarredPeople = { table: DisciplineRule['table']; people: readonly BarredPerson[] };

const NONE_BARRED: BarredPeople = { table: 'warn', people: [] };

type MatchOfLeague = { id: string; league_id: string | null };

/** The people whom a suspension keeps out of a match that has not been played. */
export async function listBarred(db: Database, match: MatchOfLeague): Promise<BarredPeople> {
  if (match.league_id === null) return NONE_BARRED;
  const read = await readDiscipline(db, match.league_id);
  const { found, teams } = await suspensionsIn(db, match.league_id, read);
  const keys = new Set(
    found.filter(({ barred }) => barred.includes(match.id)).map(({ person }) => person),
  );
  if (keys.size === 0) return { ...NONE_BARRED, table: read.rule.table };
  const players = await db
    .selectFrom('player')
    .select(['id', 'jersey_number'])
    .where('id', 'in', [...keys])
    .execute();
  const shirts = new Map(players.map((row) => [row.id, row.jersey_number]));
  const people = [...keys].map((key): BarredPerson => {
    const team = teams.get(key)!;
    if (shirts.has(key)) return { player: key, person: String(shirts.get(key) ?? ''), team };
    // A key of somebody without a record is the team and the shirt or letter behind it.
    return { player: null, person: key.slice(key.indexOf(' ') + 1), team };
  });
  return { table: read.rule.table, people };
}

/**
 * The shirts and letters that are suspended for a match, by side, for the table of the scorer.
 */
export async function listSuspendedShirts({ db }: Store, matchId: string) {
  const match = await db
    .selectFrom('match')
    .select(['id', 'league_id', 'team1_id', 'team2_id'])
    .where('id', '=', matchId)
    .executeTakeFirst();
  const { table, people } = match ? await listBarred(db, match) : NONE_BARRED;
  const [team1 = [], team2 = []] = SIDES.map((side) =>
    people.filter(({ team }) => team === match?.[`${side}_id`]).map(({ person }) => person),
  );
  return { team1, team2, isRefused: table === 'refuse' };
}
