import type { PlacesData } from '#app/features/venues/place-chips.tsx';
import { localDay } from '#app/lib/local-day.ts';
import { addDays } from '#domain/competition/schedule/calendar.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { listPlaces } from '#server/play/venues/queries.ts';

/** As many as stand beside each other without a search of their own. */
const SHOWN = 8;
const DAYS_BACK = 30;
const DAYS_AHEAD = 60;

/**
 * The busiest cities around today, and the one of `?place=`. A word that is no city of a ground is not
 * answered to: whoever makes an address up sees all.
 *
 * @param hasIdle also cities where nothing is played
 */
export async function loadPlaces(
  { store, now, sharedRead }: PageContext,
  search: URLSearchParams,
  hasIdle = false,
): Promise<PlacesData> {
  const today = localDay(now);
  const span = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
  const places = await sharedRead(`places ${today}`, () => listPlaces(store, span));
  const place = search.get('place');
  const chosen = places.some(({ name }) => name === place) ? place : null;
  const busy = places.filter(({ matches }) => hasIdle || matches > 0).slice(0, SHOWN);
  const names = busy.map(({ name }) => name);
  return { names: chosen === null || names.includes(chosen) ? names : [...names, chosen], chosen };
}
