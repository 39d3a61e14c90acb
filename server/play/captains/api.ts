import type { CaptainLink } from '#contract/captains/captain.ts';
import { captainCalls } from '#contract/captains/captain-calls.ts';
import { limitByAddress } from '#server/accounts/auth/limit-by-address.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import {
  createCaptainLinks,
  createLeagueLinks,
  endCaptainLinks,
  type NewCaptainLink,
} from './commands.ts';
import { listCaptainNumbers, setCaptainNumbers } from './numbers.ts';
import { listReports, openCaptainLink } from './queries.ts';
import { publishReport, sendReport } from './report.ts';

const routes = routesOf(captainCalls);

const SENT_PER_ADDRESS = 60;
const OPENED_PER_ADDRESS = 300;

export type CaptainOptions = {
  trustProxy: number;
  /** The origin that people use, for links. */
  addressOf: (requestUrl: string) => string;
};

/** Links by which captains report results, and the office's decision where they differ. */
export function mountCaptains(api: Api, store: Store, options: CaptainOptions): void {
  const countSent = limitByAddress(SENT_PER_ADDRESS, options.trustProxy);
  const countOpened = limitByAddress(OPENED_PER_ADDRESS, options.trustProxy);
  const linkViews = (
    requestUrl: string,
    links: readonly NewCaptainLink[],
    teams: readonly { id: string; name: string }[],
  ): CaptainLink[] =>
    links.map(({ teamId, token, expiresAt }, at) => ({
      team: { id: teamId, name: teams[at]!.name },
      // The token stands behind #: it reaches no server log and no Referer header.
      url: `${options.addressOf(requestUrl)}/captain#${token}`,
      token,
      expiresAt: new Date(expiresAt).toISOString(),
    }));

  api.openapi(routes.share, async (c) => {
    const { id } = c.req.valid('param');
    const links = await createCaptainLinks(store, await authorOf(c), id);
    const { team1, team2 } = await getMatch(store, id);
    const items = linkViews(c.req.url, links, [team1, team2]);
    return c.json({ items, next: null }, 201, NO_STORE);
  });
  api.openapi(routes.shareDay, async (c) => {
    const { id } = c.req.valid('param');
    const { day } = c.req.valid('json');
    const created = await createLeagueLinks(store, await authorOf(c), id, day);
    const items = created.map(({ match, links }) => {
      const team1 = { id: match.team1_id, name: match.team1_name };
      const team2 = { id: match.team2_id, name: match.team2_name };
      return {
        match: {
          id: match.id,
          team1: team1.name,
          team2: team2.name,
          matchDate: match.match_date,
          matchTime: match.match_time,
        },
        links: linkViews(c.req.url, links, [team1, team2]),
      };
    });
    return c.json({ items, next: null }, 201, NO_STORE);
  });
  api.openapi(routes.unshare, async (c) => {
    await endCaptainLinks(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.list, async (c) => {
    return c.json(await listReports(store, c.req.valid('param').id, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.publish, async (c) => {
    const { id, report } = c.req.valid('param');
    await publishReport(store, await authorOf(c), id, report, c.req.valid('json'));
    return c.json(await getMatch(store, id), 200, NO_STORE);
  });
  api.openapi(routes.numbers, async (c) => {
    return c.json(await listCaptainNumbers(store, c.req.valid('param').id), 200, NO_STORE);
  });
  api.openapi(routes.setNumbers, async (c) => {
    const { id, team } = c.req.valid('param');
    await setCaptainNumbers(store, await authorOf(c), id, team, c.req.valid('json').numbers);
    return c.body(null, 204);
  });
  api.openapi(routes.open, async (c) => {
    countOpened(c);
    const { token } = c.req.valid('json');
    return c.json(await openCaptainLink(store, token, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.send, async (c) => {
    countSent(c);
    const { token, ...result } = c.req.valid('json');
    await sendReport(store, c.var.now, token, result);
    return c.json(await openCaptainLink(store, token, c.var.now), 200, NO_STORE);
  });
}
