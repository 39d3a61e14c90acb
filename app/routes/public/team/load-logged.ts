import type { LoggedMatch } from '#app/features/players/player-record.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { findMatchLog } from '#server/play/matches/queries.ts';

/**
 * The logs of a team's matches that were recorded rally by rally.
 * @param past the latest first
 * @param most how many are read: each costs as much as a page of a match
 */
export async function loadLogged(
  { store }: PageContext,
  team: string,
  past: readonly Match[],
  most: number,
): Promise<LoggedMatch[]> {
  const written = past.filter(({ detail }) => detail === 'rallies').slice(0, most);
  const logged = await Promise.all(
    written.map(async (match) => {
      const log = await findMatchLog(store, match.id);
      const side = match.team1.id === team ? ('team1' as const) : ('team2' as const);
      return log ? [{ match, log, side }] : [];
    }),
  );
  return logged.flat();
}
