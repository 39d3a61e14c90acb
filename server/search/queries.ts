import type { SearchHit, SearchResults } from '#contract/search.ts';
import type { Store } from '#server/db/store.ts';
import { listMatches } from '#server/matches/queries.ts';
import { mayBeNamed } from '#server/players/queries.ts';
import { slipsIn } from './near-name.ts';

const MOST = 10;
/** Between the two sides of a match: 'JKT v KVZ', 'jkt - kvz'. */
const VERSUS = /\s+(?:v|vs|dhidi ya|[-–])\.?\s+/i;

/**
 * Teams, players and leagues by their names, whatever the case, accents, order of words and small
 * slips, the nearest first; of matches the meetings of two teams that are named, else the latest of
 * the teams that were found. Of players only who may be named.
 */
export async function searchAll(store: Store, q: string, now: number): Promise<SearchResults> {
  const sides = q.split(VERSUS).filter((side) => side.trim() !== '');
  const [teams, ...perSide] = await Promise.all(
    [q, ...(sides.length === 2 ? sides : [])].map((text) => findTeams(store, text)),
  );
  const [players, leagues, matches] = await Promise.all([
    findPlayers(store, q, now),
    findLeagues(store, q),
    findMatches(store, teams ?? [], perSide),
  ]);
  const found = new Map([...(teams ?? []), ...perSide.flat()].map((team) => [team.id, team]));
  return { teams: [...found.values()].slice(0, MOST), players, leagues, matches };
}

async function findTeams({ db }: Store, q: string): Promise<SearchHit[]> {
  const select = db.selectFrom('team').select(['id', 'name', 'city as detail', 'gender']);
  return nearest(q, await select.where('archived_at', 'is', null).execute());
}

async function findLeagues({ db }: Store, q: string): Promise<SearchHit[]> {
  const select = db.selectFrom('league').select(['id', 'name', 'location as detail']);
  return nearest(q, await select.where('archived_at', 'is', null).execute());
}

async function findPlayers({ db }: Store, q: string, now: number): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom('player')
    .leftJoin('team', 'team.id', 'player.team_id')
    .select(['player.id', 'player.full_name as name', 'team.name as team'])
    .where('player.archived_at', 'is', null)
    .where(mayBeNamed(now))
    .execute();
  const people = rows.map(({ id, name, team }) => ({ id, name, detail: team ?? '' }));
  return nearest(q, people);
}

function nearest(q: string, all: readonly SearchHit[]): SearchHit[] {
  return all
    .map((hit) => ({ hit, slips: slipsIn(q, hit.name) }))
    .filter((one) => one.slips !== undefined)
    .sort((a, b) => a.slips! - b.slips! || a.hit.name.localeCompare(b.hit.name))
    .slice(0, MOST)
    .map(({ hit }) => hit);
}

async function findMatches(
  store: Store,
  teams: readonly SearchHit[],
  sides: readonly SearchHit[][],
): Promise<SearchHit[]> {
  const latest = { descending: true, limit: MOST };
  const [ones = [], others = []] = sides;
  const asked = ones
    .slice(0, 3)
    .flatMap((one) => others.slice(0, 3).map((other) => ({ team: one.id, opponent: other.id })));
  const wanted = asked.length > 0 ? asked : teams.slice(0, 3).map(({ id }) => ({ team: id }));
  const lists = await Promise.all(wanted.map((one) => listMatches(store, { ...latest, ...one })));
  const found = new Map(lists.flatMap(({ items }) => items).map((match) => [match.id, match]));
  const sorted = [...found.values()].sort((a, b) => b.startsAt.localeCompare(a.startsAt));
  return sorted.slice(0, MOST).map((match) => ({
    id: match.id,
    name: `${match.team1.name} – ${match.team2.name}`,
    detail: match.matchDate,
    gender: match.gender,
  }));
}
