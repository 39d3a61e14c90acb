import type { Hono } from 'hono';
import { languageOf, neutralPath } from '#contract/language.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { type KeptFileOptions, mountKeptFiles } from '#server/platform/pages/kept-files.ts';
import { CALENDAR_HEADERS, calendarText } from './calendar-text.ts';
import { mountOwnCalendars } from './own-calendars.ts';
import { type CalendarOf, findCalendar } from './queries.ts';

const ADDRESS = /^[/](team|league|venue)[/]([\w-]{1,64})[.]ics$/;

/**
 * `/team/{id}.ics`, `/league/{id}.ics` and `/venue/{id}.ics`, in Swahili below `/sw`: calendars to
 * subscribe to. `?home=1` leaves the matches of a team away from home out.
 */
export function mountCalendars(app: Hono<ApiEnv>, store: Store, options: KeptFileOptions): void {
  const { origin, clock } = options;
  mountOwnCalendars(app, store, options);
  async function make({ path, search }: { path: string; search: string }) {
    const calendarOf = readAddress(path, search);
    const data = calendarOf && (await findCalendar(store, calendarOf, clock()));
    if (!data) throw notFound('file.notFound');
    return { headers: CALENDAR_HEADERS, text: calendarText(data, languageOf(path), origin) };
  }
  mountKeptFiles(app, { path: '/:path{.+[.]ics}', query: ['home'], make }, options);
}

function readAddress(path: string, search: string): CalendarOf | undefined {
  const [, noun, id] = ADDRESS.exec(neutralPath(path)) ?? [];
  if (id === undefined) return undefined;
  if (noun !== 'team') return { noun: noun as 'league' | 'venue', id };
  return { noun, id, homeOnly: new URLSearchParams(search).get('home') === '1' };
}
