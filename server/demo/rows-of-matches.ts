import { TABLE_ORDER } from '#server/exchange/portable/table-order.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';

type OfMatches = {
  [Name in keyof Tables]: Tables[Name] extends { match_id: string } ? Name : never;
}[keyof Tables];

/** Every table whose rows belong to a match: the compiler asks for a new one. */
const OF_MATCHES: Record<OfMatches, true> = {
  best_player: true,
  captain_link: true,
  captain_report: true,
  card: true,
  sheet_photo: true,
  sheet_breach: true,
  protest: true,
  signature: true,
  parked_branch: true,
  prepared_lineup: true,
  match_scorer: true,
  match_official: true,
  scorer_link: true,
  seat_link: true,
  seat_request: true,
  rally_scouting: true,
  stream_control: true,
  signing_link: true,
  handed_signature: true,
  hall_match: true,
  hall_entry: true,
  hall_source_match: true,
  match_event: true,
  date_request: true,
  telegram_message: true,
};

const isOfMatches = (table: string): table is OfMatches => table in OF_MATCHES;

/** Deletes whatever belongs to these matches, also links, choices and duties that people added; not the matches. */
export async function deleteRowsOfMatches(db: Database, ids: readonly string[]): Promise<void> {
  for (const table of TABLE_ORDER.filter(isOfMatches).toReversed())
    await db.deleteFrom(table).where('match_id', 'in', ids).execute();
}
