import { dutyCalls } from '#contract/people/duty-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { isAdmin } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import {
  addAbsence,
  answerDuty,
  createDutyLink,
  createOwnCalendar,
  endDutyLinks,
  removeAbsence,
} from './commands.ts';
import {
  getDuty,
  getDutyOfficial,
  listCandidates,
  listCrew,
  listDuties,
  listOwnOfficials,
} from './queries.ts';

const routes = routesOf(dutyCalls);

export type DutyOptions = {
  /** The origin that people use, for links. */
  addressOf: (requestUrl: string) => string;
};

/** Duties of officials, their answers, days away, and private links to them. */
export function mountDuties(api: Api, store: Store, { addressOf }: DutyOptions): void {
  api.openapi(routes.mine, async (c) => {
    const actor = await c.var.findActor();
    if (actor.kind !== 'user' && actor.kind !== 'duty-link') {
      throw new AppError('NOT_SIGNED_IN', textOf('signIn.first'));
    }
    const own = await listOwnOfficials(store.db, actor);
    return c.json(await listDuties(store, own, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.ofOfficial, async (c) => {
    const { id, name, phone } = await getDutyOfficial(store.db, c.req.valid('param').id);
    const official = isAdmin(await c.var.findActor()) ? { id, name, phone } : { id, name };
    return c.json(await listDuties(store, [official], c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.answer, async (c) => {
    const { id, official } = c.req.valid('param');
    await answerDuty(store, await authorOf(c), id, official, c.req.valid('json'));
    return c.json(await getDuty(store, id, official), 200, NO_STORE);
  });
  api.openapi(routes.crew, async (c) => {
    const { id } = await getMatch(store, c.req.valid('param').id);
    const items = await listCrew(store, await c.var.findActor(), id);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.candidates, async (c) => {
    const { id } = c.req.valid('param');
    const items = await listCandidates(store, id, c.req.valid('query').q);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.addAbsence, async (c) => {
    const { id: officialId } = c.req.valid('param');
    const input = c.req.valid('json');
    const id = await addAbsence(store, await authorOf(c), officialId, input);
    return c.json({ note: '', ...input, id }, 201, NO_STORE);
  });
  api.openapi(routes.removeAbsence, async (c) => {
    const { id, absence } = c.req.valid('param');
    await removeAbsence(store, await authorOf(c), id, absence);
    return c.body(null, 204);
  });
  api.openapi(routes.share, async (c) => {
    const { id } = c.req.valid('param');
    const { token, expiresAt } = await createDutyLink(store, await authorOf(c), id);
    // The token stands behind #: it reaches no server log and no Referer header.
    const url = `${addressOf(c.req.url)}/duties#${token}`;
    return c.json({ url, token, expiresAt: new Date(expiresAt).toISOString() }, 201, NO_STORE);
  });
  api.openapi(routes.unshare, async (c) => {
    await endDutyLinks(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.calendar, async (c) => {
    const token = await createOwnCalendar(store, await authorOf(c));
    return c.json({ url: `${addressOf(c.req.url)}/me.ics?token=${token}` }, 201, NO_STORE);
  });
}
