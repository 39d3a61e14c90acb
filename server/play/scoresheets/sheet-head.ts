import type { Match } from '#contract/matches/match.ts';
import type { Store } from '#server/platform/db/store.ts';
import { siteName } from '#server/platform/names/site-name.ts';
import { findScoringTerms } from '#server/play/leagues/queries.ts';
import { findVenueNamed } from '#server/play/venues/queries.ts';
import type { SheetHead } from './sheet-facts.ts';

type Described = Pick<Match, 'league' | 'location' | 'number' | 'scoring'>;

/** The city by the venue, the rest by the match or its league. */
export async function getSheetHead(store: Store, match: Described): Promise<SheetHead> {
  const [association, venue, terms] = await Promise.all([
    siteName(store.db),
    findVenueNamed(store, match.location),
    findScoringTerms(store.db, match),
  ]);
  const { country, category, competition } = terms;
  const city = venue?.place || null;
  return { association, number: match.number, city, country, category, competition };
}
