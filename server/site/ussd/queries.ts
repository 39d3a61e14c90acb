import type { Match } from '#contract/matches/match.ts';
import type { Store } from '#server/platform/db/store.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { listMatches, listOpenLeagues } from '#server/play/matches/queries.ts';
import { readTableFacts, tablesByGroup } from '#server/play/standings/queries.ts';
import { findLeagues, findTeams } from '#server/site/search/queries.ts';
import { getSite } from '#server/site/settings/queries.ts';
import type { UssdMatch, UssdSource } from './source.ts';

const MOST_LIVE = 60;
const MOST_MATCHES = 24;
const MOST_LEAGUES = 20;
const OF_TEAM = 3;
/** More than a team plays in one season of a league. */
const MOST_COMING = 60;
/** So long a match that has ended keeps its number in the list of live ones. */
const STAYS_MS = 60 * 60_000;

/** The data of the screens from the database. */
export function ussdQueries(store: Store, clock: () => number): UssdSource {
  const list = async (query: Parameters<typeof listMatches>[1]) =>
    (await listMatches(store, query)).items;
  const views = async (query: Parameters<typeof listMatches>[1]) =>
    (await list(query)).map(ussdMatch);
  const coming = () => ({ status: 'not started', from: localDate(clock()) });
  return {
    name: async () => (await getSite(store)).name || 'Wavu',
    async live() {
      const [live, ended] = await Promise.all([
        list({ status: 'Live', limit: MOST_LIVE }),
        list({ status: 'ended', descending: true, limit: MOST_MATCHES }),
      ]);
      const since = clock() - STAYS_MS;
      const justEnded = ended.filter(({ updatedAt }) => Date.parse(updatedAt) >= since);
      return [...live, ...justEnded].toSorted(byStart).map(ussdMatch);
    },
    results: () => views({ status: 'ended', descending: true, limit: MOST_MATCHES }),
    fixtures: () => views({ ...coming(), limit: MOST_MATCHES }),
    leagues: () => listLeagues(store),
    async tables(league) {
      const tables = tablesByGroup(await readTableFacts(store, league));
      return tables.map(({ group, rows }) => ({
        group,
        rows: rows.map(({ rank, team, played, points }) => ({
          rank,
          team: team.name,
          played,
          points,
        })),
      }));
    },
    findLeagues: (name) => findLeagues(store, name),
    findTeams: (name) => findTeams(store, name),
    async comingOf(team) {
      const found = await Promise.all([
        views({ team, status: 'Live', limit: OF_TEAM }),
        views({ team, ...coming(), limit: MOST_COMING }),
      ]);
      return found.flat();
    },
    async matchesOf(team) {
      const found = await Promise.all([
        views({ team, status: 'Live', limit: OF_TEAM }),
        views({ team, status: 'ended', descending: true, limit: OF_TEAM }),
        views({ team, ...coming(), limit: OF_TEAM }),
      ]);
      return found.flat();
    },
  };
}

function byStart(a: Match, b: Match): number {
  return a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id);
}

/** Leagues that are played, the latest ones where none is. */
async function listLeagues(store: Store) {
  const open = await listOpenLeagues(store);
  return store.db
    .selectFrom('league')
    .select(['id', 'name'])
    .where('archived_at', 'is', null)
    .$if(open.length > 0, (select) => select.where('id', 'in', open))
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(MOST_LEAGUES)
    .execute();
}

function ussdMatch(match: Match): UssdMatch {
  const { id, team1, team2, sets, currentSet, status, location, league } = match;
  const scores = sets.map((set) => `${set.team1Score}-${set.team2Score}`);
  const at = sets.findIndex(({ set }) => set === currentSet);
  const isRunning = status === 'Live' && at >= 0;
  return {
    id,
    team1: team1.name,
    team2: team2.name,
    wins: `${match.team1Wins}-${match.team2Wins}`,
    sets: isRunning ? scores.toSpliced(at, 1) : scores,
    current: isRunning ? { set: sets[at]!.set, score: scores[at]! } : null,
    status,
    date: match.matchDate,
    time: match.matchTime,
    venue: location,
    league: league?.name ?? '',
  };
}
