import type { Database } from '#server/platform/db/connect.ts';
import type { DayFacts } from './day-facts.ts';

type Placed = { id: string; location: string; court: string | null };

/** The court as the desk shows it: a venue with one court has no need to name it. */
export function courtOf(
  { venues }: Pick<DayFacts, 'venues'>,
  { location, court }: Pick<Placed, 'location' | 'court'>,
): string | null {
  return court ?? (venues.get(location) === 1 ? '1' : null);
}

/** The name of a court in the problem of the day; a match on no court takes none from the others. */
export function nameOfCourt(facts: Pick<DayFacts, 'venues'>, placed: Placed): string {
  const court = courtOf(facts, placed);
  return court === null ? `${placed.location} (${placed.id})` : courtName(placed.location, court);
}

export function courtName(location: string, court: string): string {
  return `${location} / ${court}`;
}

/** The courts of a venue on a day: as many as it has, and those that matches name beyond. */
export function courtsAt({ venues, matches, waiting }: DayFacts, location: string): string[] {
  const count = venues.get(location) ?? 0;
  const there = [...matches, ...waiting].filter((row) => row.location === location);
  const named = there.flatMap((row) => courtOf({ venues }, row) ?? []);
  const numbered = Array.from({ length: count }, (_, at) => `${at + 1}`);
  return [...new Set([...numbered, ...named])].sort((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  );
}

/** The number of courts of a venue on record, by its name. */
export async function courtCounts(db: Database, location: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('venue')
    .select(['name', 'courts'])
    .where('name', '=', location)
    .where('archived_at', 'is', null)
    .execute();
  return new Map(rows.map(({ name, courts }) => [name, courts]));
}
