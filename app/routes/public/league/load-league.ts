import { data } from 'react-router';
import type { LeagueWithBracket } from '#app/features/leagues/league-head.tsx';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { leaguesWithKnockOut } from '#server/play/brackets/queries.ts';
import { findLeague } from '#server/play/leagues/queries.ts';

/** The league of an address, or the 404 page. */
export async function loadLeague(
  { store }: PageContext,
  id: string | undefined,
): Promise<LeagueWithBracket> {
  const league = id === undefined ? undefined : await findLeague(store, id);
  if (league === undefined) throw data(null, { status: 404 });
  const hasBracket = (await leaguesWithKnockOut(store, league.id)).has(league.id);
  return { ...league, hasBracket };
}
