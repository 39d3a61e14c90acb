import { playerOfQuery } from '#contract/statistics/statistics.ts';
import { statisticsCalls } from '#contract/statistics/statistics-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, routesOf } from '#server/platform/http/api.ts';
import { getLeagueStatistics, getMatchStatistics, getTeamStatistics } from './queries.ts';

const routes = routesOf(statisticsCalls);

export function mountStatistics(api: Api, store: Store): void {
  api.openapi(routes.ofMatch, async (c) => {
    const player = playerOfQuery(c.req.valid('query').player);
    const { id } = c.req.valid('param');
    const { statistics } = await getMatchStatistics(store, id, c.var.now, player);
    return c.json(statistics, 200);
  });
  api.openapi(routes.ofLeague, async (c) => {
    return c.json(await getLeagueStatistics(store, c.req.valid('param').id, c.var.now), 200);
  });
  api.openapi(routes.ofTeam, async (c) => {
    const { id, teamId } = c.req.valid('param');
    const { player } = c.req.valid('query');
    return c.json(
      await getTeamStatistics(store, { league: id, team: teamId, player }, c.var.now),
      200,
    );
  });
}
