import { ledgerCalls } from '#contract/ledger/ledger-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { getTeamSubject } from '#server/play/teams/subject-queries.ts';
import { cancelCharge, cancelPayment, chargeTeams, payCharge } from './commands.ts';
import { getLeagueLedger, getTeamLedger } from './queries.ts';

const { table: _table, statement: _statement, statementOfAll: _all, ...calls } = ledgerCalls;
const routes = routesOf(calls);

/** Beside these, `server/site/papers` answers with the files of a ledger. */
export function mountLedger(api: Api, store: Store): void {
  const forOffice = (id: string, now: number) => getLeagueLedger(store, id, now);
  api.openapi(routes.read, async (c) =>
    c.json(await forOffice(c.req.valid('param').id, c.var.now), 200, NO_STORE),
  );
  api.openapi(routes.charge, async (c) => {
    const { id } = c.req.valid('param');
    await chargeTeams(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await forOffice(id, c.var.now), 201, NO_STORE);
  });
  api.openapi(routes.cancelCharge, async (c) => {
    const { id, entry } = c.req.valid('param');
    await cancelCharge(store, await authorOf(c), id, entry, c.req.valid('json'));
    return c.json(await forOffice(id, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.pay, async (c) => {
    const { id, entry } = c.req.valid('param');
    await payCharge(store, await authorOf(c), id, entry, c.req.valid('json'));
    return c.json(await forOffice(id, c.var.now), 201, NO_STORE);
  });
  api.openapi(routes.cancelPayment, async (c) => {
    const { id, entry } = c.req.valid('param');
    await cancelPayment(store, await authorOf(c), id, entry, c.req.valid('json'));
    return c.json(await forOffice(id, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.ofTeam, async (c) => {
    const { id } = c.req.valid('param');
    authorise(await c.var.findActor(), 'team:roster', await getTeamSubject(store.db, id));
    return c.json(await getTeamLedger(store, id, c.var.now), 200, NO_STORE);
  });
}
