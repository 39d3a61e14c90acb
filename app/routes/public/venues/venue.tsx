import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ComingAndPast } from '#app/features/match-lists/coming-and-past.tsx';
import { localDay } from '#app/lib/local-day.ts';
import { mapAddress } from '#app/lib/map-address.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { CalendarLinks } from '#app/ui/calendar-links.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { LiveMain } from '#app/ui/live-main.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ShareButton } from '#app/ui/share-button.tsx';
import type { Match } from '#contract/matches/match.ts';
import { addDays } from '#domain/competition/schedule/calendar.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { findVenue, listVenueMatches } from '#server/play/venues/queries.ts';

/** The next and the latest ones: a first view of 14 KB has room for no more. */
const MOST_MATCHES = 25;

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const venue = params.id === undefined ? undefined : await findVenue(page.store, params.id);
  if (venue === undefined) throw data(null, { status: 404 });
  const today = localDay(page.now);
  const [coming, past] = await Promise.all([
    listVenueMatches(page.store, venue, { from: today, limit: MOST_MATCHES }),
    listVenueMatches(page.store, venue, {
      to: addDays(today, -1),
      descending: true,
      limit: MOST_MATCHES,
    }),
  ]);
  // A match that ended today is a result already.
  const hasEnded = ({ status }: Match) => status === 'ended';
  const endedToday = coming.items.filter(hasEnded).reverse();
  return {
    venue,
    coming: coming.items.filter((match) => !hasEnded(match)),
    past: [...endedToday, ...past.items],
  };
}

export default function Ground() {
  const { venue, coming, past } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const { name, place, latitude, longitude } = venue;
  const hasPoint = latitude !== null && longitude !== null;
  return (
    <LiveMain className="stack">
      <PageHead
        title={name}
        description={t.pages.groundDescription(name, place)}
        schema={{
          '@type': 'SportsActivityLocation',
          name,
          address: place,
          ...(hasPoint ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
        }}
      />
      <Breadcrumb links={[['/grounds', t.pages.grounds]]} here={name} />
      <div className="head-line">
        <h1 className="title">{name}</h1>
        <p className="flex gap-2">
          <a className="button" href={mapAddress(`${name}, ${place}`, venue)} rel="noopener">
            {t.match.directions}
          </a>
          <ShareButton label={t.leagues.share} className="button soft" />
        </p>
      </div>
      <section className="card px-3">
        <FactList
          facts={[
            [t.pages.groundPlace, place],
            [t.pages.groundCourts, venue.courts],
            [t.pages.groundNote, venue.note],
          ]}
        />
      </section>
      <div className="coming-past">
        <ComingAndPast coming={coming} past={past} empty={t.pages.noGroundMatches} />
      </div>
      <p className="zone">{t.matches.zone}</p>
      <CalendarLinks path={`/venue/${venue.id}.ics`} />
    </LiveMain>
  );
}
