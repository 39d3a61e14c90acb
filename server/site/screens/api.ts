import type { Hono } from 'hono';
import { languageOf, neutralPath } from '#contract/language.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { type KeptFileOptions, mountKeptFiles } from '#server/platform/pages/kept-files.ts';
import type { PageRequest } from '#server/platform/pages/rendered-page.ts';
import { listCourtMatches, matchOnCourt } from './court-match.ts';
import { SCREEN_WORDS, screenOptions } from './options.ts';
import { board, overlay, screenFile } from './screen-file.ts';

const OF_MATCH = /^[/](?:score[/]([\w-]{1,64})[/]overlay|screen[/]match[/]([\w-]{1,64}))$/;
const OF_COURT = /^[/](?:overlay|screen)[/]court[/]([\w-]{1,64})[/]([^/]{1,120})$/;

/**
 * Pages for pictures seen from afar, made on the server and small: `/score/{id}/overlay` for programs
 * that stream and `/screen/match/{id}` for a TV beside the court; `/overlay/court/{venue}/{court}` and
 * `/screen/court/{venue}/{court}` go from match to match of a court by themselves. In Swahili below
 * `/sw` or with `?lang=sw`.
 */
export function mountScreens(app: Hono<ApiEnv>, store: Store, options: KeptFileOptions): void {
  const { clock } = options;
  const read = (request: PageRequest) => ({
    path: neutralPath(request.path),
    options: screenOptions(request.search, languageOf(request.path)),
    form: neutralPath(request.path).startsWith('/screen/') ? board : overlay,
  });
  mountKeptFiles(
    app,
    {
      path: '/:path{(?:[^/]+/)?(?:score/[^/]+/overlay|screen/match/[^/]+)}',
      query: SCREEN_WORDS,
      async make(request) {
        const { path, options: requested, form } = read(request);
        const found = OF_MATCH.exec(path);
        const id = found?.[1] ?? found?.[2];
        if (id === undefined) throw notFound('page.notFound');
        const file = await screenFile(store, form, id, requested, clock());
        return { ...file, shows: 'match', matchId: id };
      },
    },
    options,
  );
  mountKeptFiles(
    app,
    {
      path: '/:path{(?:[^/]+/)?(?:overlay|screen)/court/[^/]+/[^/]+}',
      query: SCREEN_WORDS,
      async make(request) {
        const { path, options: requested, form } = read(request);
        const [, venue, court] = OF_COURT.exec(path) ?? [];
        if (venue === undefined || court === undefined) throw notFound('page.notFound');
        const now = clock();
        const matches = await listCourtMatches(store, venue, decoded(court), now);
        const match = await matchOnCourt(store, matches, now);
        // Whatever ends on another court changes nothing here, but a match may be moved to this one.
        const { version: _, ...file } = await screenFile(store, form, match?.id, requested, now);
        return { ...file, shows: 'scores' };
      },
    },
    options,
  );
}

/** Throws not-found for text that is no part of any address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw notFound('page.notFound');
  }
}
