import type { Context, Hono } from 'hono';
import { languageOf, neutralPath } from '#contract/language.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import type { Feed } from '#server/platform/live/feed.ts';
import type { Freshness } from '#server/platform/pages/freshness.ts';
import { createPageCache } from '#server/platform/pages/page-cache.ts';
import { pageHandler } from '#server/platform/pages/page-handler.ts';
import { createRenderShare } from '#server/platform/pages/render-share.ts';
import type { PageRequest, RenderedPage } from '#server/platform/pages/rendered-page.ts';
import { calendarText } from './calendar-text.ts';
import { type CalendarOf, findCalendar } from './queries.ts';

export type CalendarOptions = {
  feed: Pick<Feed, 'caughtUp'>;
  freshness: Freshness;
  /** Scheme and host of the site. */
  origin: string;
  trustProxy: number;
  clock: () => number;
};

const ADDRESS = /^[/](team|league|venue)[/]([\w-]{1,64})[.]ics$/;
const MB = 1024 * 1024;
/** A result reaches a calendar within a minute; a new hour at once. */
const KEPT_MS = 60_000;

/**
 * `/team/{id}.ics`, `/league/{id}.ics` and `/venue/{id}.ics`, in Swahili below `/sw`: calendars to
 * subscribe to. `?home=1` leaves the matches of a team away from home out.
 */
export function mountCalendars(
  app: Hono<ApiEnv>,
  store: Store,
  { feed, freshness, origin, trustProxy, clock }: CalendarOptions,
): void {
  async function render({ path, search }: PageRequest): Promise<RenderedPage> {
    const calendarOf = readAddress(path, search);
    const data = calendarOf && (await findCalendar(store, calendarOf, clock()));
    if (!data) throw notFound('file.notFound');
    const text = calendarText(data, languageOf(path), origin);
    return {
      status: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="wavu.ics"',
      },
      body: Buffer.from(text),
      shows: 'site',
    };
  }

  const share = createRenderShare();
  const admitOf = (c: Context<ApiEnv>) =>
    share.admit({ id: clientAddress(c.env?.incoming, trustProxy), now: c.var.now });
  const keeping = { maxBytes: 8 * MB, keptMs: KEPT_MS, isHtml: false };
  const cache = createPageCache({ feed, freshness, render, clock, ...keeping });
  const answer = pageHandler(cache, () => ['home'], admitOf, {});
  app.get('/:path{.+[.]ics}', answer);
}

function readAddress(path: string, search: string): CalendarOf | undefined {
  const [, noun, id] = ADDRESS.exec(neutralPath(path)) ?? [];
  if (id === undefined) return undefined;
  if (noun !== 'team') return { noun: noun as 'league' | 'venue', id };
  return { noun, id, homeOnly: new URLSearchParams(search).get('home') === '1' };
}
