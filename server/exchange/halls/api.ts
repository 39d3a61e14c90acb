import type { Context } from 'hono';
import { loanCalls, ownLoanCalls } from '#contract/halls/hall-calls.ts';
import { textOf } from '#contract/text/text.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { HallLoanRow } from '#server/platform/db/tables/hall-tables.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { type Api, type ApiEnv, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { createLoan, endLoan, extendLoan, returnLoan } from '#server/play/halls/commands.ts';
import {
  findLoanOfMatch,
  getLoan,
  getOwnLoan,
  listLoans,
  readOwnLoan,
} from '#server/play/halls/queries.ts';
import { takeLoan } from '#server/play/halls/take-loan.ts';
import { loanView } from '#server/play/halls/views.ts';
import { matchExists } from '#server/play/matches/queries.ts';
import { decideChange } from './changes/decide-change.ts';
import { listChanges } from './changes/list-changes.ts';
import { readVerdicts, takeChanges } from './changes/take-changes.ts';
import { readPackage } from './package.ts';
import { chooseForHall, listStoriesFor } from './stories.ts';

const routes = { ...routesOf(loanCalls), ...routesOf(ownLoanCalls) };

export type LoanOptions = {
  /** The origin that people use, for the command that a hall runs. */
  addressOf: (requestUrl: string) => string;
};

/** At the site: loans, as those who run a league see them, and as their halls use them. */
export function mountLoans(api: Api, store: Store, { addressOf }: LoanOptions): void {
  const viewOf = async (c: Context<ApiEnv>, league: string, loan: string) =>
    loanView(await getLoan(store.db, loan, league), c.var.now);

  api.openapi(routes.list, async (c) => {
    const items = await listLoans(store.db, c.req.valid('param').id, c.var.now);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.create, async (c) => {
    const { id } = c.req.valid('param');
    const input = c.req.valid('json');
    const { id: loan, token } = await createLoan(store, await authorOf(c), id, input);
    const days = `${input.firstDay}..${input.lastDay}`;
    const site = addressOf(c.req.url);
    const command = `npm run wavu -- hall take ${site} --league ${id} --days ${days} --token ${token}`;
    return c.json({ loan: await viewOf(c, id, loan), token, command }, 201, NO_STORE);
  });
  api.openapi(routes.end, async (c) => {
    const { id, loan } = c.req.valid('param');
    await endLoan(store, await authorOf(c), id, loan, c.req.valid('json').reason);
    return c.json(await viewOf(c, id, loan), 200);
  });
  api.openapi(routes.extend, async (c) => {
    const { id, loan } = c.req.valid('param');
    await extendLoan(store, await authorOf(c), id, loan, c.req.valid('json'));
    return c.json(await viewOf(c, id, loan), 200);
  });
  api.openapi(routes.changes, async (c) => {
    const { id, loan } = c.req.valid('param');
    await getLoan(store.db, loan, id);
    return c.json({ items: await listChanges(store.db, loan), next: null }, 200, NO_STORE);
  });
  api.openapi(routes.decide, async (c) => {
    const { id, loan, change } = c.req.valid('param');
    const place = { league: id, loan, change };
    await decideChange(store, await authorOf(c), place, c.req.valid('json'));
    return c.json({ items: await listChanges(store.db, loan), next: null }, 200, NO_STORE);
  });
  api.openapi(routes.ofMatch, async (c) => {
    const { id } = c.req.valid('param');
    if (!(await matchExists(store, id))) throw notFound('match.notFound');
    return c.json({ loan: await findLoanOfMatch(store.db, id, c.var.now) }, 200, NO_STORE);
  });
  mountOwnLoan(api, store);
}

function mountOwnLoan(api: Api, store: Store): void {
  api.openapi(routes.read, async (c) => {
    const { loan } = await hallOf(c, store);
    return c.json(await readOwnLoan(store.db, loan, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.take, async (c) => {
    const { actor } = await hallOf(c, store);
    const loan = await takeLoan(store, { actor, now: c.var.now });
    return c.json(await readPackage(store, loan, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.sendChanges, async (c) => {
    const { actor } = await hallOf(c, store);
    const { changes } = c.req.valid('json');
    const items = await takeChanges(store, { actor, now: c.var.now }, changes);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.readChanges, async (c) => {
    const { loan } = await hallOf(c, store);
    return c.json({ items: await readVerdicts(store.db, loan.id), next: null }, 200, NO_STORE);
  });
  api.openapi(routes.stories, async (c) => {
    const { actor } = await hallOf(c, store);
    const items = await listStoriesFor(store, actor, c.req.valid('param').id);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.chooseStory, async (c) => {
    const { actor } = await hallOf(c, store);
    const { id: match, branch } = c.req.valid('param');
    await chooseForHall(store, { actor, now: c.var.now }, { match, branch }, c.req.valid('json'));
    const items = await listStoriesFor(store, actor, match);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.giveBack, async (c) => {
    const { loan } = await hallOf(c, store);
    await returnLoan(store, await authorOf(c), loan.id);
    return c.body(null, 204);
  });
}

type HallActor = Extract<Actor, { kind: 'hall' }>;

async function hallOf(
  c: Context<ApiEnv>,
  { db }: Store,
): Promise<{ actor: HallActor; loan: HallLoanRow }> {
  const actor = await c.var.findActor();
  authorise(actor, 'hall:use', { kind: 'site' });
  if (actor.kind !== 'hall') throw new AppError('FORBIDDEN', textOf('role.hall'));
  return { actor, loan: await getOwnLoan(db, actor.id) };
}
