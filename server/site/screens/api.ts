import type { Hono } from 'hono';
import { languageOf, localPath, neutralPath } from '#contract/language.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { type KeptFileOptions, mountKeptFiles } from '#server/platform/pages/kept-files.ts';
import type { PageRequest } from '#server/platform/pages/rendered-page.ts';
import { readCourtControl, readStreamControl } from '#server/play/stream-controls/queries.ts';
import { mountChooser } from './chooser-file.ts';
import { listCourtMatches, matchOnCourt } from './court-match.ts';
import { SCREEN_WORDS, screenOptions } from './options.ts';
import { announcer, board, overlay, referee, screenFile } from './screen-file.ts';
import { controlled } from './stream/controlled.ts';
import { venueFile } from './venue-file.ts';

const OF_MATCH =
  /^[/](?:score[/]([\w-]{1,64})[/]overlay|screen[/](?:match|referee|announcer)[/]([\w-]{1,64}))$/;
const OF_VENUE = /^[/]screen[/]venue[/]([\w-]{1,64})$/;
const OF_COURT = /^[/](?:overlay|screen)[/]court[/]([\w-]{1,64})[/]([^/]{1,120})$/;

/**
 * Pages for pictures seen from afar, made on the server and small: `/score/{id}/overlay` for programs
 * that stream, `/screen/match/{id}` for a TV beside the court, `/screen/referee/{id}` for a referee's phone and
 * `/screen/announcer/{id}` for whoever speaks at the microphone; `/overlay/court/{venue}/{court}` and
 * `/screen/court/{venue}/{court}` go from match to match of a court by themselves; `/screen/venue/{venue}` has
 * all courts. In Swahili below `/sw` or with `?lang=sw`.
 */
export function mountScreens(app: Hono<ApiEnv>, store: Store, options: KeptFileOptions): void {
  const { clock } = options;
  keepOldAddress(app);
  mountVenueScreen(app, store, options);
  mountChooser(app, store, options);
  const read = (request: PageRequest) => ({
    path: neutralPath(request.path),
    options: screenOptions(request.search, languageOf(request.path)),
    form: formOf(neutralPath(request.path)),
  });
  mountKeptFiles(
    app,
    {
      path: '/:path{(?:[^/]+/)?(?:score/[^/]+/overlay|screen/(?:match|referee|announcer)/[^/]+)}',
      query: SCREEN_WORDS,
      async make(request) {
        const { path, options: requested, form } = read(request);
        const found = OF_MATCH.exec(path);
        const id = found?.[1] ?? found?.[2];
        if (id === undefined) throw notFound('page.notFound');
        const chosen =
          form === overlay
            ? controlled(requested, await readStreamControl(store.db, id))
            : requested;
        const file = await screenFile(store, form, id, chosen, clock(), path);
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
        const day = matches.map((it) => it.id);
        const chosen =
          form === overlay && match
            ? controlled(requested, await readCourtControl(store.db, match.id, day))
            : requested;
        // Whatever ends on another court changes nothing here, but a match may be moved to this one.
        const { version: _, ...file } = await screenFile(store, form, match?.id, chosen, now, path);
        return { ...file, shows: 'scores' };
      },
    },
    options,
  );
}

function formOf(path: string) {
  if (path.startsWith('/screen/referee/')) return referee;
  if (path.startsWith('/screen/announcer/')) return announcer;
  return path.startsWith('/screen/') ? board : overlay;
}

const OLD_BOARD = /^[/]score[/]([\w-]{1,64})[/]board$/;

/** The board of a match had another address while it was a page of the scorer's program. */
function keepOldAddress(app: Hono<ApiEnv>): void {
  app.get('/:path{(?:[^/]+/)?score/[^/]+/board}', (c) => {
    const { pathname, search } = new URL(c.req.url);
    const id = OLD_BOARD.exec(neutralPath(pathname))?.[1];
    if (id === undefined) throw notFound('page.notFound');
    return c.redirect(localPath(languageOf(pathname), `/screen/match/${id}`) + search, 308);
  });
}

function mountVenueScreen(app: Hono<ApiEnv>, store: Store, options: KeptFileOptions): void {
  mountKeptFiles(
    app,
    {
      path: '/:path{(?:[^/]+/)?screen/venue/[^/]+}',
      query: SCREEN_WORDS,
      async make({ path, search }) {
        const id = OF_VENUE.exec(neutralPath(path))?.[1];
        if (id === undefined) throw notFound('page.notFound');
        const requested = screenOptions(search, languageOf(path));
        return { ...(await venueFile(store, id, requested, options.clock())), shows: 'scores' };
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
