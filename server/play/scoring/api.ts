import { createRoute } from '@hono/zod-openapi';
import { scoringCalls } from '#contract/matches/scoring-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { emptyIsNoBody } from '#server/platform/http/optional-body.ts';
import {
  getMatch,
  getMatchFile,
  listMatchEvents,
  matchExists,
} from '#server/play/matches/queries.ts';
import { getScoringSubject, listAuthors } from '#server/play/matches/scorer-queries.ts';
import { appendEvents, putSetTotal, setStatus, takePen } from './commands.ts';

const routes = {
  ...routesOf(scoringCalls),
  pen: createRoute({ ...scoringCalls.pen, middleware: emptyIsNoBody }),
};

export function mountScoring(api: Api, store: Store): void {
  api.openapi(routes.authors, async (c) => {
    const { id } = c.req.valid('param');
    authorise(await c.var.findActor(), 'match:score', await getScoringSubject(store.db, id));
    const items = await listAuthors(store.db, id);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.status, async (c) => {
    const { id } = c.req.valid('param');
    await setStatus(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getMatch(store, id), 200);
  });
  api.openapi(routes.set, async (c) => {
    const { id, n } = c.req.valid('param');
    await putSetTotal(store, await authorOf(c), id, n, c.req.valid('json'));
    return c.json(await getMatch(store, id), 200);
  });
  api.openapi(routes.pen, async (c) => {
    const { id } = c.req.valid('param');
    const takeOver = c.req.valid('json')?.takeOver ?? false;
    return c.json(await takePen(store, await authorOf(c), id, takeOver), 200);
  });
  api.openapi(routes.append, async (c) => {
    const { id } = c.req.valid('param');
    const { seq } = await appendEvents(store, await authorOf(c), id, c.req.valid('json'));
    return c.json({ seq, match: await getMatch(store, id) }, 200);
  });
  api.openapi(routes.events, async (c) => {
    const { id } = c.req.valid('param');
    if (!(await matchExists(store, id))) throw notFound('match.notFound');
    const { cursor, after, limit } = c.req.valid('query');
    return c.json(await listMatchEvents(store, id, { after: cursor ?? after, limit }), 200);
  });
  api.openapi(routes.file, async (c) => {
    const file = await getMatchFile(store, c.req.valid('param').id);
    const { matchDate, team1, team2 } = file.match;
    const name = encodeURIComponent(`${matchDate} ${team1.name} - ${team2.name}.json`);
    return c.json(file, 200, { 'content-disposition': `attachment; filename*=UTF-8''${name}` });
  });
}
