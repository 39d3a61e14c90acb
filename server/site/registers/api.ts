import { createRoute } from '@hono/zod-openapi';
import type { ZodType } from 'zod';
import { userSchema } from '#contract/accounts/user.ts';
import {
  leagueRegisterQuerySchema,
  matchRegisterQuerySchema,
  newsRegisterQuerySchema,
  officialRegisterQuerySchema,
  partnerRegisterQuerySchema,
  playerRegisterQuerySchema,
  type RegisterOf,
  registerOf,
  teamRegisterQuerySchema,
  userRegisterQuerySchema,
  venueRegisterQuerySchema,
} from '#contract/administration/admin-list.ts';
import { summarySchema, type Warning } from '#contract/administration/summary.ts';
import { leagueSchema } from '#contract/leagues/league.ts';
import { matchSchema } from '#contract/matches/match.ts';
import { officialSchema } from '#contract/people/official.ts';
import { partnerEntrySchema } from '#contract/people/partner.ts';
import { playerSchema } from '#contract/people/player.ts';
import { teamSchema } from '#contract/people/team.ts';
import { venueSchema } from '#contract/people/venue.ts';
import { newsSchema } from '#contract/site/news.ts';
import { pageOfUsers } from '#server/accounts/users/register-queries.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, answers, jsonAnswer, NO_STORE } from '#server/platform/http/api.ts';
import { pageOfLeagues } from '#server/play/leagues/register-queries.ts';
import { pageOfMatches } from '#server/play/matches/register-queries.ts';
import { pageOfOfficials } from '#server/play/officials/queries.ts';
import { pageOfPartners } from '#server/play/partners/queries.ts';
import { pageOfPlayers } from '#server/play/players/register-queries.ts';
import { pageOfTeams } from '#server/play/teams/register-queries.ts';
import { pageOfVenues } from '#server/play/venues/register-queries.ts';
import { pageOfNews } from '#server/site/news/register-queries.ts';
import { getSummary } from '#server/site/summary/queries.ts';

const tags = ['Administration'];

type Read<Query, Item> = (store: Store, query: Query, now: number) => Promise<RegisterOf<Item>>;

/** The lists and numbers that administrators work with. */
export function mountRegisters(
  api: Api,
  store: Store,
  findWarnings: () => Promise<Warning[]> = async () => [],
): void {
  function mount<Query extends ZodType, Item extends ZodType>(
    resource: string,
    query: Query,
    item: Item,
    read: Read<Query['_output'], Item['_output']>,
  ): void {
    const route = createRoute({
      method: 'get',
      path: `/admin/${resource}`,
      tags,
      summary: `The register of ${resource}: searched, sorted, in numbered pages (admin)`,
      request: { query: query as never },
      responses: answers({ 200: jsonAnswer(registerOf(item), `A page of ${resource}`) }),
    });
    api.openapi(route, async (c) => {
      const found = await read(store, c.req.valid('query' as never), c.var.now);
      // That it is what the route promises stands in the types of `mount`.
      return c.json(found as never, 200, NO_STORE);
    });
  }

  mount('matches', matchRegisterQuerySchema, matchSchema, pageOfMatches);
  mount('teams', teamRegisterQuerySchema, teamSchema, pageOfTeams);
  mount('players', playerRegisterQuerySchema, playerSchema, pageOfPlayers);
  mount('leagues', leagueRegisterQuerySchema, leagueSchema, pageOfLeagues);
  mount('users', userRegisterQuerySchema, userSchema, pageOfUsers);
  mount('officials', officialRegisterQuerySchema, officialSchema, pageOfOfficials);
  mount('partners', partnerRegisterQuerySchema, partnerEntrySchema, pageOfPartners);
  mount('venues', venueRegisterQuerySchema, venueSchema, pageOfVenues);
  mount('news', newsRegisterQuerySchema, newsSchema, pageOfNews);

  const summary = createRoute({
    method: 'get',
    path: '/admin/summary',
    tags,
    summary: 'How much there is of everything, and what wants attention (admin)',
    responses: answers({ 200: jsonAnswer(summarySchema, 'The numbers') }),
  });
  api.openapi(summary, async (c) => {
    const [numbers, warnings] = await Promise.all([getSummary(store, c.var.now), findWarnings()]);
    return c.json({ ...numbers, warnings }, 200, NO_STORE);
  });
}
