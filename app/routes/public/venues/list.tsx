import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type Ground, groundsOf } from '#app/features/venues/busy-venues.ts';
import { PlaceChips } from '#app/features/venues/place-chips.tsx';
import { formatStart } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { mapAddress } from '#app/lib/map-address.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import { listVenues } from '#server/play/venues/queries.ts';
import { loadPlaces } from '../load-places.ts';

export const handle: RouteHandle = { shows: 'scores', query: ['place'], style: 'news' };

/**
 * The venues on record, and the other places of the hundred next and hundred latest matches; of a
 * city, those on record there.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { store, now } = page;
  const places = await loadPlaces(page, new URL(request.url).searchParams, true);
  const near = places.chosen === null ? {} : { place: places.chosen };
  const today = localDay(now);
  const [venues, ...lists] = await Promise.all([
    listVenues(store, { ...near, limit: 100 }),
    listMatches(store, { ...near, from: today, limit: 100 }),
    listMatches(store, { ...near, to: today, descending: true, limit: 100 }),
  ]);
  const matches = new Map(lists.flatMap((list) => list.items.map((match) => [match.id, match])));
  return { grounds: groundsOf(venues.items, [...matches.values()], today), places };
}

export default function Grounds() {
  const { grounds, places } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <main id="main" className="stack">
      <PageHead title={t.pages.grounds} description={t.pages.groundsDescription} />
      <h1 className="title">{t.pages.grounds}</h1>
      <PlaceChips
        {...places}
        addressOf={(place) =>
          place === null ? '/grounds' : `/grounds?${new URLSearchParams({ place })}`
        }
      />
      {grounds.length === 0 ? (
        <p className="empty">{t.pages.noGrounds}</p>
      ) : (
        <ul className="card team-lines">
          {grounds.map((ground) => (
            <GroundLine key={ground.name} ground={ground} />
          ))}
        </ul>
      )}
      {grounds.some(({ next }) => next) && <p className="zone">{t.matches.zone}</p>}
    </main>
  );
}

/** A venue on record has a page of its own; of other places only the map is known. */
function GroundLine({ ground }: { ground: Ground }) {
  const { t, language, to } = useWords();
  const { name, venue, matchCount, next } = ground;
  const facts = [
    venue?.place,
    venue && t.pages.courts(venue.courts),
    matchCount > 0 && t.pages.groundMatches(matchCount),
    next && t.places.next(formatStart(language, next)),
  ].filter(Boolean);
  return (
    <li>
      <a
        href={venue ? to(`/grounds/${venue.id}`) : mapAddress(name)}
        rel={venue ? undefined : 'noopener'}
      >
        <span className="py-2">
          <b className="block">{name}</b>
          <span className="text-sm text-quiet">{facts.join(' · ')}</span>
        </span>
        <i>{venue ? t.pages.groundDetails : t.pages.map}</i>
      </a>
    </li>
  );
}
