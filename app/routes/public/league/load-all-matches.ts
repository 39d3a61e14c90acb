import type { Match } from '#contract/matches/match.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { listMatches } from '#server/play/matches/queries.ts';

/** All matches of a league, in order of their start. */
export async function loadAllMatches({ store }: PageContext, league: string): Promise<Match[]> {
  const matches: Match[] = [];
  let cursor: string | undefined;
  do {
    const page = await listMatches(store, { league, limit: 200, ...(cursor ? { cursor } : {}) });
    matches.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return matches;
}
