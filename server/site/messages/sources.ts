import { DUTIES, type Duty } from '#contract/people/official.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { MessageRow } from '#server/platform/db/tables/mail-tables.ts';
import type { MessageFacts } from '#server/platform/messages/message.ts';
import { listNamedPlayers, type NamedPlayer } from '#server/play/players/queries.ts';

/** A match as messages tell of it. */
export type SourceMatch = {
  id: string;
  match_date: string;
  match_time: string;
  not_before: number;
  location: string;
  court: string | null;
  team1_id: string;
  team2_id: string;
};

/** All that the words of some messages are made of. Names are read now: whoever was erased has none. */
export type Sources = {
  nameOf: (id: string) => string;
  players: ReadonlyMap<string, NamedPlayer>;
  matches: ReadonlyMap<string, SourceMatch>;
  crewOf: (matchId: string) => { name: string; duty: Duty }[];
};

type NamedTable = 'team' | 'official' | 'league' | 'user';
const NAMED: readonly NamedTable[] = ['team', 'official', 'league', 'user'];

export function factsOf({ facts }: Pick<MessageRow, 'facts'>): MessageFacts {
  return JSON.parse(facts) as MessageFacts;
}

/** The duties that a reminder lists. */
export function dutiesOf(facts: MessageFacts): { match: string; duty: Duty }[] {
  return (facts.duties as { match: string; duty: Duty }[] | undefined) ?? [];
}

/** @param ids of further teams, officials, leagues and accounts whose names are wanted */
export async function readSources(
  db: Database,
  rows: readonly MessageRow[],
  now: number,
  ids: readonly string[] = [],
): Promise<Sources> {
  const facts = rows.map(factsOf);
  const matchIds = [
    ...rows.flatMap(({ match_id }) => match_id ?? []),
    ...facts.flatMap((it) => dutiesOf(it).map(({ match }) => match)),
  ];
  const matches = await readMatches(db, matchIds);
  const crews = await readCrews(db, matchIds);
  const named = [
    ...ids,
    ...rows.flatMap(({ about, league_id }) => [about?.split(':')[1] ?? '', league_id ?? '']),
    ...facts.flatMap(({ team }) => (typeof team === 'string' ? team : [])),
    ...facts.flatMap(({ before, value }) => [...idsIn(before), ...idsIn(value)]),
    ...[...matches.values()].flatMap(({ team1_id, team2_id }) => [team1_id, team2_id]),
    ...crews.map(({ official_id }) => official_id),
  ];
  const names = await readNames(db, named);
  const players = rows.flatMap(({ about }) => (about?.startsWith('player:') ? about.slice(7) : []));
  const nameOf = (id: string) => names.get(id) ?? '';
  return {
    nameOf,
    players: await listNamedPlayers(db, players, now),
    matches,
    crewOf: (matchId) =>
      DUTIES.flatMap((duty) =>
        crews
          .filter((row) => row.match_id === matchId && row.duty === duty)
          .map(({ official_id }) => ({ name: nameOf(official_id), duty })),
      ),
  };
}

/** The teams of a plan, which is an array of JSON. */
function idsIn(plan: string | null): string[] {
  return plan?.startsWith('[') ? (JSON.parse(plan) as string[]).slice(6, 8) : [];
}

async function readMatches(db: Database, ids: readonly string[]) {
  const rows: SourceMatch[] = await db
    .selectFrom('match')
    .select(['id', 'match_date', 'match_time', 'not_before', 'location', 'court'])
    .select(['team1_id', 'team2_id'])
    .where('id', 'in', ['', ...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Without those who declined, as on the public page. */
function readCrews(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('match_official')
    .select(['match_id', 'official_id', 'duty'])
    .where('match_id', 'in', ['', ...new Set(ids)])
    .where((eb) => eb.or([eb('answer', 'is', null), eb('answer', '<>', 'declined')]))
    .orderBy('official_id')
    .execute();
}

async function readNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const keys = ['', ...new Set(ids)];
  const names = new Map<string, string>();
  for (const table of NAMED) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', 'in', keys)
      .execute();
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}
