import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DaySections } from '#app/features/match-lists/day-sections.tsx';
import { DayPaperLink } from '#app/features/papers/paper-links.tsx';
import { PlaceChips } from '#app/features/venues/place-chips.tsx';
import { localDay } from '#app/lib/local-day.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listRests, listWaiting } from '#server/play/fixtures/queries.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import { loadPlaces } from './load-places.ts';

export const handle: RouteHandle = {
  shows: 'scores',
  query: ['status', 'place', 'cursor'],
  style: 'lists',
};

const PAGE_SIZE = 40;

const NO_WAITING: Fixture[] = [];

/** Open matches from today on with what waits between them, or with `?status=ended` the results, the latest first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { store, now } = page;
  const search = new URL(request.url).searchParams;
  const cursor = search.get('cursor') ?? undefined;
  const hasEnded = search.get('status') === 'ended';
  const places = await loadPlaces(page, search);
  const near = places.chosen === null ? {} : { place: places.chosen };
  if (hasEnded) {
    const of = { ...near, status: 'ended', descending: true };
    const { items, next } = await listMatches(store, { ...of, limit: PAGE_SIZE, cursor });
    const rests = await listRests(store, items);
    return { matches: items, waiting: NO_WAITING, rests, next, hasEnded, places };
  }
  const of = { ...near, from: localDay(now) };
  const { items, next } = await listMatches(store, { ...of, limit: PAGE_SIZE, cursor });
  const waiting = await listWaiting(store, { ...of, limit: 200 });
  const following = next ? await listMatches(store, { ...of, limit: 1, cursor: next }) : null;
  const first = cursor ? items[0]?.startsAt : undefined;
  const end = following?.items[0]?.startsAt;
  return {
    next,
    hasEnded,
    places,
    matches: items.filter(({ status }) => status !== 'ended'),
    waiting: waiting.filter(isBetween(first, end)),
    rests: await listRests(store, items),
  };
}

/**
 * Fixtures without teams stand on the page of the matches around them: from its first to before the
 * next one's.
 */
function isBetween(first: string | undefined, end: string | undefined) {
  return ({ startsAt }: Fixture) =>
    (first === undefined || startsAt >= first) && (end === undefined || startsAt < end);
}

export default function Fixtures() {
  const { matches, waiting, rests, next, hasEnded, places } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  const title = hasEnded ? t.matches.results : t.matches.fixtures;
  /** The address of the list, of results too, for a city; from `cursor` on. */
  const listOf = (results: boolean, place: string | null, cursor: string | null = null) => {
    const query = new URLSearchParams({
      ...(results ? { status: 'ended' } : {}),
      ...(place === null ? {} : { place }),
      ...(cursor === null ? {} : { cursor }),
    });
    return query.size === 0 ? '/fixtures' : `/fixtures?${query}`;
  };
  return (
    <LiveMain className="stack spread">
      <PageHead title={title} description={t.matches.fixturesDescription} />
      <h1 className="title">{title}</h1>
      <nav className="pills" aria-label={t.matches.filters}>
        <a href={to(listOf(false, places.chosen))} aria-current={hasEnded ? undefined : 'page'}>
          {t.matches.upcoming}
        </a>
        <a href={to(listOf(true, places.chosen))} aria-current={hasEnded ? 'page' : undefined}>
          {t.matches.results}
        </a>
      </nav>
      <PlaceChips {...places} addressOf={(place) => listOf(hasEnded, place)} />
      {matches.length + waiting.length === 0 && next === null ? (
        <p className="empty">
          {places.chosen === null ? t.matches.none : t.places.none(places.chosen)}
        </p>
      ) : (
        <DaySections matches={matches} waiting={waiting} rests={rests} />
      )}
      {next !== null && (
        <a className="button soft" href={to(listOf(hasEnded, places.chosen, next))}>
          {t.matches.moreMatches}
        </a>
      )}
      {!hasEnded && matches[0] && <DayPaperLink day={matches[0].matchDate} className="more-link" />}
      <p className="zone">{t.matches.zone}</p>
    </LiveMain>
  );
}
