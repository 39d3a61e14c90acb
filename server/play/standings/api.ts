import { standingsCalls } from '#contract/leagues/standings-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { addTableEntry, deleteTableEntry, drawLot } from './commands.ts';
import { getLeagueStandings } from './league-standings.ts';
import { previewTables } from './preview.ts';
import { listDecisions } from './queries.ts';

const routes = routesOf(standingsCalls);

export function mountStandings(api: Api, store: Store): void {
  const shown = ({ id, team, at }: { id: string; team: string; at: number }) => ({
    id,
    team,
    at: new Date(at).toISOString(),
  });
  api.openapi(routes.table, async (c) =>
    c.json(await getLeagueStandings(store, c.req.valid('param').id, c.req.valid('query')), 200),
  );
  api.openapi(routes.preview, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await previewTables(store, await authorOf(c), id, c.req.valid('json')), 200);
  });
  api.openapi(routes.adjust, async (c) => {
    const entry = { kind: 'adjustment', ...c.req.valid('json') } as const;
    const { id } = c.req.valid('param');
    return c.json(shown(await addTableEntry(store, await authorOf(c), id, entry)), 201);
  });
  api.openapi(routes.withdraw, async (c) => {
    const entry = { kind: 'withdrawal', ...c.req.valid('json') } as const;
    const { id } = c.req.valid('param');
    return c.json(shown(await addTableEntry(store, await authorOf(c), id, entry)), 201);
  });
  api.openapi(routes.place, async (c) => {
    const entry = { kind: 'placing', ...c.req.valid('json') } as const;
    const { id } = c.req.valid('param');
    return c.json(shown(await addTableEntry(store, await authorOf(c), id, entry)), 201);
  });
  api.openapi(routes.drawLot, async (c) => {
    const { id } = c.req.valid('param');
    const { teams } = c.req.valid('json');
    return c.json(shown(await drawLot(store, await authorOf(c), id, teams)), 201);
  });
  api.openapi(routes.decisions, async (c) => {
    return c.json({ items: await listDecisions(store, c.req.valid('param').id), next: null }, 200);
  });
  api.openapi(routes.takeBack, async (c) => {
    const { id, entry } = c.req.valid('param');
    await deleteTableEntry(store, await authorOf(c), id, entry);
    return c.body(null, 204);
  });
}
