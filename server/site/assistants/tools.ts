import { z } from 'zod';
import type { FixtureList } from '#contract/leagues/fixtures.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import type { Standings } from '#contract/leagues/standings.ts';
import { type Match, matchStatusSchema } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { idSchema, localDateSchema, shortTextSchema } from '#contract/primitives.ts';
import { type SearchResults, searchQuerySchema } from '#contract/site/search.ts';
import {
  shortFixture,
  shortHits,
  shortMatch,
  shortStandings,
  withoutNulls,
} from './short-views.ts';
import { defineTool, queryOf, type ReadApi, ReadRefused, readOr, type Tool } from './tool.ts';

type Page<T> = { items: T[] };

const MOST_MATCHES = 10;
const MOST_LEAGUES = 40;
/** The latest matches of a cup hold its knock-out rounds. */
const MOST_OF_CUP = 100;
/** Matches of a team, on each side of today. */
const OF_TEAM = 4;
/** Hits of each kind. */
const MOST_HITS = 5;

const id = idSchema.describe('As the search and the lists give it');

async function matchesOf(read: ReadApi, query: Parameters<typeof queryOf>[0]) {
  const { items } = await readOr<Page<Match>>(read, `/matches${queryOf(query)}`);
  return items.map(shortMatch);
}

/** Across groups no place means anything: whoever asks has to name one. */
async function mustHaveOneTable(read: ReadApi, path: string) {
  const { groups } = await readOr<LeagueDetail>(read, path);
  const names = groups.map(({ name }) => name).join(', ');
  if (names !== '') throw new ReadRefused(`This league has groups; ask for one of them: ${names}.`);
}

/** The tools of `/mcp`: public reads of the API, in few words. */
export const TOOLS: readonly Tool[] = [
  defineTool({
    name: 'search',
    title: 'Search',
    description: 'Teams, clubs, players, leagues, seasons, matches, venues and news by name.',
    input: z.strictObject({ query: searchQuerySchema.shape.q }),
    async answer({ query }, read) {
      const found = await readOr<SearchResults>(read, `/search${queryOf({ q: query })}`);
      const kinds = Object.entries(found)
        .filter(([, hits]) => hits.length > 0)
        .map(([kind, hits]) => [kind, shortHits(hits.slice(0, MOST_HITS))]);
      return { page: `/search${queryOf({ q: query })}`, data: Object.fromEntries(kinds) };
    },
  }),
  defineTool({
    name: 'list_leagues',
    title: 'Leagues and cups',
    description: 'The competitions with their ids.',
    input: z.strictObject({}),
    async answer(_input, read) {
      type League = { id: string; name: string; type: string; startsAt: string };
      const { items } = await readOr<Page<League>>(read, `/leagues?limit=${MOST_LEAGUES}`);
      const leagues = items.map(({ id, name, type, startsAt }) => ({ id, name, type, startsAt }));
      return { page: '/leagues', data: { leagues } };
    },
  }),
  defineTool({
    name: 'list_matches',
    title: 'Matches',
    description:
      'Matches with their scores, at most 10. For results ask with status "ended" and order "desc"; ' +
      'for fixtures to come with status "not started"; for running matches with status "Live".',
    input: z.strictObject({
      date: localDateSchema.optional().describe('The day in Tanzania, as 2026-11-24'),
      from: localDateSchema.optional().describe('The first day'),
      to: localDateSchema.optional().describe('The last day'),
      league: id.optional(),
      team: id.optional(),
      status: matchStatusSchema.optional(),
      order: z.enum(['asc', 'desc']).optional().describe('By the start; "desc": latest first'),
    }),
    async answer(query, read) {
      const matches = await matchesOf(read, { ...query, limit: MOST_MATCHES });
      const { date, league, team } = query;
      const ofTeam = team === undefined ? `/${queryOf({ date })}` : `/team/${team}`;
      return { page: league === undefined ? ofTeam : `/league/${league}`, data: { matches } };
    },
  }),
  defineTool({
    name: 'get_match',
    title: 'One match',
    description: 'A match with the score of each set; while it is live, as of this moment.',
    input: z.strictObject({ id }),
    async answer(input, read) {
      const match = await readOr<Match>(read, `/matches/${encodeURIComponent(input.id)}`);
      return { page: `/${match.id}`, data: { match: shortMatch(match) } };
    },
  }),
  defineTool({
    name: 'get_standings',
    title: 'Table',
    description:
      'The table of a league or of one of its groups, with the reason of each order among teams ' +
      'with equal points.',
    input: z.strictObject({
      league: id,
      group: shortTextSchema.optional().describe('A group by its name'),
      view: z.enum(['all', 'home', 'away', 'last5']).optional(),
    }),
    async answer({ league, group, view }, read) {
      const path = `/leagues/${encodeURIComponent(league)}`;
      if (group === undefined) await mustHaveOneTable(read, path);
      const query = queryOf({ group, view });
      const table = await readOr<Standings>(read, `${path}/standings${query}`);
      return { page: `/league/${league}`, data: shortStandings(table) };
    },
  }),
  defineTool({
    name: 'get_bracket',
    title: 'Knock-out rounds',
    description: 'The matches of a cup from the final back, with results and open places.',
    input: z.strictObject({ league: id }),
    async answer({ league }, read) {
      const path = `/leagues/${encodeURIComponent(league)}/fixtures`;
      const { items } = await readOr<FixtureList>(read, path);
      const ofLeague = queryOf({ league, order: 'desc', limit: MOST_OF_CUP });
      const played = await readOr<Page<Match>>(read, `/matches${ofLeague}`);
      const matches = new Map(played.items.map((match) => [match.id, match]));
      const rounds = items
        .filter(({ group, label }) => group === null && label !== null)
        .map((fixture) => shortFixture(fixture, matches.get(fixture.id)))
        // A long answer loses its end, and the final is what people ask for.
        .toReversed();
      return { page: `/league/${league}`, data: { rounds } };
    },
  }),
  defineTool({
    name: 'get_team',
    title: 'Team',
    description: 'A team with its last results and its next matches.',
    input: z.strictObject({ id }),
    async answer(input, read) {
      type Team = { id: string; name: string; city: string; gender: string };
      const team = await readOr<Team>(read, `/teams/${encodeURIComponent(input.id)}`);
      const ofTeam = { team: team.id, limit: OF_TEAM };
      const [live, results, next] = await Promise.all([
        matchesOf(read, { ...ofTeam, status: 'Live' }),
        matchesOf(read, { ...ofTeam, status: 'ended', order: 'desc' }),
        matchesOf(read, { ...ofTeam, status: 'not started' }),
      ]);
      const { name, city, gender } = team;
      const data = { team: { id: team.id, name, city, gender }, live, results, next };
      return { page: `/team/${team.id}`, data };
    },
  }),
  defineTool({
    name: 'get_player',
    title: 'Player',
    description: 'A player with team, number and position, as far as everybody may see them.',
    input: z.strictObject({ id }),
    async answer(input, read) {
      const found = await readOr<PlayerSummary>(read, `/players/${encodeURIComponent(input.id)}`);
      const { fullName, jerseyNumber, position, team } = found;
      const player = withoutNulls({ id: found.id, fullName, jerseyNumber, position, team });
      return { page: `/player-profile/${found.id}`, data: { player } };
    },
  }),
];
