import type { Venue } from '#contract/people/venue.ts';
import type { VenueRow } from '#server/platform/db/tables/site-tables.ts';

export function venueView(row: VenueRow): Venue {
  return {
    id: row.id,
    name: row.name,
    place: row.place,
    latitude: row.latitude,
    longitude: row.longitude,
    courts: row.courts,
    note: row.note,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
