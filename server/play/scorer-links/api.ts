import { scorerLinkCalls } from '#contract/matches/scorer-link-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { isAdmin } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { listScorable } from '#server/play/matches/scorer-queries.ts';
import { createScorerLink, exchangePin, revokeScorerLinks } from './commands.ts';
import { limitWrongPins } from './pin-limit.ts';

const routes = routesOf(scorerLinkCalls);

export type ScorerLinkOptions = {
  trustProxy: number;
  /** The origin that people use, for links. */
  addressOf: (requestUrl: string) => string;
};

export function mountScorerLinks(api: Api, store: Store, options: ScorerLinkOptions): void {
  const countTry = limitWrongPins();

  api.openapi(routes.share, async (c) => {
    const { id } = c.req.valid('param');
    const link = await createScorerLink(store, await authorOf(c), id);
    return c.json(
      {
        id: link.id,
        token: link.token,
        pin: link.pin,
        // The token stands behind #: it reaches no server log and no Referer header.
        url: `${options.addressOf(c.req.url)}/score/${id}#${link.token}`,
        expiresAt: new Date(link.expiresAt).toISOString(),
      },
      201,
      NO_STORE,
    );
  });
  api.openapi(routes.unshare, async (c) => {
    await revokeScorerLinks(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.mine, async (c) => {
    const actor = await c.var.findActor();
    if (actor.kind !== 'user') throw new AppError('NOT_SIGNED_IN', textOf('signIn.first'));
    const items = await listScorable(store, c.var.now, isAdmin(actor) ? null : actor);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.enter, async (c) => {
    const { now } = c.var;
    const { pin } = c.req.valid('json');
    const address = clientAddress(c.env?.incoming, options.trustProxy);
    const forgive = countTry(address, pin, now);
    try {
      const link = await exchangePin(store, await authorOf(c), pin);
      forgive();
      const expiresAt = new Date(link.expiresAt).toISOString();
      return c.json({ match: link.matchId, token: link.token, expiresAt }, 200, NO_STORE);
    } catch (error) {
      const isWrong = error instanceof AppError && error.code === 'WRONG_CREDENTIALS';
      if (!isWrong) forgive();
      throw error;
    }
  });
}
