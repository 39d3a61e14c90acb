import { teamCalls } from '#contract/people/team-calls.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import { findUsers } from '#server/accounts/users/queries.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { currentId } from '#server/play/merges/queries.ts';
import { addPlayer } from '#server/play/team-requests/commands.ts';
import { getTeamRequest } from '#server/play/team-requests/queries.ts';
import { createTeam, deleteTeam, removePlayer, updateTeam } from './commands.ts';
import { inviteCoach } from './invite-coach.ts';
import { getTeam, listCoachedTeams, listTeams } from './queries.ts';

const routes = routesOf(teamCalls);

type TeamOptions = {
  /** The origin of links in mails; without it this installation sends no mail. */
  mailOrigin: string | undefined;
  /** The origin of the site for people who open a link. */
  addressOf: (requestUrl: string) => string;
};

export function mountTeams(api: Api, store: Store, { mailOrigin, addressOf }: TeamOptions): void {
  api.openapi(routes.list, async (c) => c.json(await listTeams(store, c.req.valid('query')), 200));
  api.openapi(routes.mine, async (c) => {
    const items = await listCoachedTeams(store, ownAccount(await c.var.findActor()));
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.one, async (c) => {
    const id = await currentId(store.db, 'team', c.req.valid('param').id);
    return c.json(await getTeam(store, id), 200);
  });
  api.openapi(routes.create, async (c) => {
    const id = await createTeam(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getTeam(store, id), 201, { location: `/api/v1/teams/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateTeam(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getTeam(store, id), 200);
  });
  api.openapi(routes.inviteCoach, async (c) => {
    const { id } = c.req.valid('param');
    const author = await authorOf(c);
    const input = c.req.valid('json');
    const { id: userId, ...link } = await inviteCoach(
      store,
      author,
      id,
      input,
      addressOf(c.req.url),
    );
    const user = (await findUsers(store, [userId])).get(userId)!;
    return c.json({ user, ...link }, 201, NO_STORE);
  });
  api.openapi(routes.remove, async (c) => {
    await deleteTeam(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.addPlayer, async (c) => {
    const { id } = c.req.valid('param');
    const author = await authorOf(c);
    const request = await addPlayer(store, author, id, c.req.valid('json'), mailOrigin);
    if (request !== undefined) {
      return c.json(await getTeamRequest(store, request, author.now), 202, NO_STORE);
    }
    return c.json(await getTeam(store, id), 200);
  });
  api.openapi(routes.removePlayer, async (c) => {
    const { id, playerId } = c.req.valid('param');
    await removePlayer(store, await authorOf(c), id, playerId);
    return c.body(null, 204);
  });
}
