import type { Store } from '#server/platform/db/store.ts';
import { isRunning } from './court-match.ts';
import type { ScreenOptions } from './options.ts';
import { screenDocument, screenPart, screenPolicy } from './screen-document.ts';
import { screenTools } from './screen-tools.ts';
import { venueBoard } from './venue-board.ts';
import { readVenueScreen } from './venue-screen.ts';
import { VENUE_STYLE } from './venue-style.ts';
import { WORDS } from './words.ts';

/** The screen of a venue as a file. Throws not-found. */
export async function venueFile(store: Store, id: string, options: ScreenOptions, now: number) {
  const screen = await readVenueScreen(store, id, now);
  const onCourt = screen.courts.flatMap(({ match }) => match ?? []);
  const hasPlay = onCourt.some(isRunning);
  const shows = [...onCourt, ...screen.next].map((match) => match.id);
  const main = {
    classes: 'venue',
    contents: venueBoard(screen, options),
    // Where nothing is played, a look every half minute is enough.
    match: hasPlay ? '*' : '',
    version: 0,
    ...(hasPlay ? { shows } : {}),
  };
  const text = options.isPart
    ? await screenPart(VENUE_STYLE, main)
    : await screenDocument({
        language: options.language,
        theme: options.theme,
        title: screen.venue.name,
        style: VENUE_STYLE,
        note: WORDS[options.language].lost,
        tools: screenTools({
          path: `/screen/venue/${id}`,
          options: { ...options, isMirrored: false },
          leadsTo: `/grounds/${id}`,
        }),
        main,
      });
  const headers = {
    'content-security-policy': screenPolicy(VENUE_STYLE),
    'content-type': 'text/html; charset=utf-8',
  };
  return { headers, text };
}
