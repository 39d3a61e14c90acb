import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { languageOf, localPath, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { hashToken } from '#server/platform/http/secret-token.ts';
import { createRenderShare } from '#server/platform/pages/render-share.ts';
import { CALENDAR_HEADERS, calendarText } from './calendar-text.ts';
import { findOwnCalendar } from './queries.ts';

type Options = { origin: string; trustProxy: number };

/**
 * `/me.ics?token=`, in Swahili below `/sw`: the duties and matches of one person. Nothing on its way keeps
 * it for others, and a stranger who guesses waits in the turns of pages.
 */
export function mountOwnCalendars(app: Hono<ApiEnv>, store: Store, options: Options): void {
  const share = createRenderShare();
  for (const language of PUBLISHED_LANGUAGES) {
    app.get(localPath(language, '/me.ics'), etag(), async (c) => {
      const { now } = c.var;
      const admit = share.admit({ id: clientAddress(c.env?.incoming, options.trustProxy), now });
      const hash = hashToken(c.req.query('token') ?? '');
      const data = await admit(() => findOwnCalendar(store, hash, now));
      if (!data) throw notFound('calendar.notFound');
      const text = calendarText(data, languageOf(c.req.path), options.origin);
      return c.body(text, 200, { ...CALENDAR_HEADERS, 'cache-control': 'private, max-age=300' });
    });
  }
}
