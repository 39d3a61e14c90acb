import type { Match } from '#contract/matches/match.ts';
import type { Venue } from '#contract/people/venue.ts';
import type { ListOf } from '#contract/primitives.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { endOfDay, startOfDay } from '#server/platform/time/local-time.ts';
import { listMatches, type MatchQuery } from '#server/play/matches/queries.ts';
import { venueView } from './views.ts';

/** Venues that are not archived, by name. */
export async function listVenues(
  store: Store,
  query: { limit: number; cursor?: string; place?: string },
): Promise<ListOf<Venue>> {
  const after = decodeCursor(query.cursor, 1);
  let select = store.db
    .selectFrom('venue')
    .selectAll()
    .where('archived_at', 'is', null)
    .orderBy('sort_name')
    .limit(query.limit + 1);
  if (query.place) select = select.where('place', '=', query.place);
  if (after) select = select.where('sort_name', '>', String(after[0]));
  return pageOf(await select.execute(), query.limit, (row) => [row.sort_name], venueView);
}

export async function findVenue(store: Store, id: string): Promise<Venue | undefined> {
  const row = await store.db
    .selectFrom('venue')
    .selectAll()
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row && venueView(row);
}

export async function getVenue(store: Store, id: string): Promise<Venue> {
  const venue = await findVenue(store, id);
  if (!venue) throw notFound('venue.notFound');
  return venue;
}

/** The venue that a match's location names, for its note, its courts and the way there. */
export async function findVenueNamed(store: Store, location: string): Promise<Venue | undefined> {
  const row = await store.db
    .selectFrom('venue')
    .selectAll()
    .where('name', '=', location)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row && venueView(row);
}

/** The matches whose location is the venue's name. */
export async function listVenueMatches(
  store: Store,
  venue: Pick<Venue, 'name'>,
  query: Omit<MatchQuery, 'location'>,
): Promise<ListOf<Match>> {
  return listMatches(store, { ...query, location: venue.name });
}

/** More cities than anybody looks through. */
const MAX_PLACES = 200;

type Place = {
  name: string;
  /** The number of matches at its venues within the days that were asked about. */
  matches: number;
};

/** The cities of the venues on record, those with most matches from `from` to `to` first. */
export async function listPlaces(
  { db }: Store,
  { from, to }: { from: string; to: string },
): Promise<Place[]> {
  const rows = await db
    .selectFrom('venue')
    .leftJoin('match', (on) =>
      on
        .onRef('match.location', '=', 'venue.name')
        .on('match.archived_at', 'is', null)
        .on('match.starts_at', '>=', startOfDay(from))
        .on('match.starts_at', '<', endOfDay(to)),
    )
    .select(({ fn }) => ['venue.place as name', fn.count<number>('match.id').as('matches')])
    .where('venue.archived_at', 'is', null)
    .groupBy('venue.place')
    .orderBy('matches', 'desc')
    .orderBy('venue.place')
    .limit(MAX_PLACES)
    .execute();
  return rows.map(({ name, matches }) => ({ name, matches: Number(matches) }));
}
