import type { Hono } from 'hono';
import { languageOf, neutralPath } from '#contract/language.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { type KeptFileOptions, mountKeptFiles } from '#server/platform/pages/kept-files.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { findVenueNamed } from '#server/play/venues/queries.ts';
import { titleOf } from '../embeds/queries.ts';
import { choiceOf, screenAddress } from './chooser-address.ts';
import { CHOOSER_POLICY, chooserPage } from './chooser-page.ts';
import { courtOf } from './court-match.ts';
import { SCREEN_WORDS } from './options.ts';

const OF_CHOOSER = /^[/]screen[/]match[/]([\w-]{1,64})[/]choose$/;

/** `/screen/match/{id}/choose`: the screens of a match and of its place, with their addresses. */
export function mountChooser(app: Hono<ApiEnv>, store: Store, options: KeptFileOptions): void {
  mountKeptFiles(
    app,
    {
      path: '/:path{(?:[^/]+/)?screen/match/[^/]+/choose}',
      query: ['kind', ...SCREEN_WORDS],
      async make({ path, search }) {
        const matchId = OF_CHOOSER.exec(neutralPath(path))?.[1];
        if (matchId === undefined) throw notFound('page.notFound');
        const language = languageOf(path);
        const match = await getMatch(store, matchId);
        const venue = match.location ? await findVenueNamed(store, match.location) : undefined;
        const place = venue && { venue: venue.id, court: courtOf(match, venue.courts) };
        const choice = choiceOf(search, language, place);
        const screen = screenAddress(matchId, place, choice);
        const text = await chooserPage({
          language,
          title: titleOf(match),
          matchId,
          place,
          choice,
          path: screen,
          address: options.origin + screen,
        });
        const headers = {
          'content-security-policy': CHOOSER_POLICY,
          'content-type': 'text/html; charset=utf-8',
        };
        return { headers, text };
      },
    },
    options,
  );
}
