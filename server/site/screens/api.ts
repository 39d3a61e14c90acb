import type { Hono } from 'hono';
import { languageOf, neutralPath } from '#contract/language.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { type KeptFileOptions, mountKeptFiles } from '#server/platform/pages/kept-files.ts';
import type { PageRequest } from '#server/platform/pages/rendered-page.ts';
import { titleOf } from '../embeds/queries.ts';
import { listCourtMatches, matchOnCourt } from './court-match.ts';
import { SCREEN_WORDS, type ScreenOptions, screenOptions } from './options.ts';
import { overlayOf } from './overlay.ts';
import { overlayStyle } from './overlay-style.ts';
import { screenDocument, screenPart, screenPolicy } from './screen-document.ts';
import { readScreenMatch } from './screen-match.ts';

const OVERLAY = /^[/]score[/]([\w-]{1,64})[/]overlay$/;
const COURT_OVERLAY = /^[/]overlay[/]court[/]([\w-]{1,64})[/]([^/]{1,120})$/;

/**
 * Pages for pictures seen from afar, made on the server and small: `/score/{id}/overlay` for programs
 * that stream, and `/overlay/court/{venue}/{court}`, which goes from match to match of a court by
 * itself; in Swahili below `/sw` or with `?lang=sw`.
 */
export function mountScreens(app: Hono<ApiEnv>, store: Store, options: KeptFileOptions): void {
  const { clock } = options;
  const read = (request: PageRequest) => ({
    path: neutralPath(request.path),
    options: screenOptions(request.search, languageOf(request.path)),
  });
  mountKeptFiles(
    app,
    {
      path: '/:path{(?:[^/]+/)?score/[^/]+/overlay}',
      query: SCREEN_WORDS,
      async make(request) {
        const { path, options: requested } = read(request);
        const id = OVERLAY.exec(path)?.[1];
        if (id === undefined) throw notFound('page.notFound');
        const file = await overlayFile(store, id, requested, clock());
        return { ...file, shows: 'match', matchId: id };
      },
    },
    options,
  );
  mountKeptFiles(
    app,
    {
      path: '/:path{(?:[^/]+/)?overlay/court/[^/]+/[^/]+}',
      query: SCREEN_WORDS,
      async make(request) {
        const { path, options: requested } = read(request);
        const [, venue, court] = COURT_OVERLAY.exec(path) ?? [];
        if (venue === undefined || court === undefined) throw notFound('page.notFound');
        const now = clock();
        const matches = await listCourtMatches(store, venue, decoded(court), now);
        const match = await matchOnCourt(store, matches, now);
        // Whatever ends on another court changes nothing here, but a match may be moved to this one.
        const { version: _, ...file } = await overlayFile(store, match?.id, requested, now);
        return { ...file, shows: 'scores' };
      },
    },
    options,
  );
}

/** An overlay of no match is empty: nothing is on air. */
async function overlayFile(
  store: Store,
  id: string | undefined,
  options: ScreenOptions,
  now: number,
) {
  const style = overlayStyle(options);
  const screen = id === undefined ? undefined : await readScreenMatch(store, id, now);
  const { pos, style: form } = options;
  const isAlone = form === 'recap' ? 'recap-only' : '';
  const main = {
    classes: [pos && `p-${pos}`, isAlone].filter(Boolean).join(' '),
    contents: screen ? overlayOf(screen, options) : ('' as const),
    match: id ?? '',
    version: screen?.match.version ?? 0,
  };
  const text = options.isPart
    ? await screenPart(style, main)
    : await screenDocument({
        language: options.language,
        theme: options.theme,
        title: screen ? titleOf(screen.match) : 'Wavu',
        style,
        main,
      });
  return { headers: headersOf(style), text, version: main.version };
}

function headersOf(style: string): Record<string, string> {
  return {
    'content-security-policy': screenPolicy(style),
    'content-type': 'text/html; charset=utf-8',
  };
}

/** Throws not-found for text that is no part of any address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw notFound('page.notFound');
  }
}
