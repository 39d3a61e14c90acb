import { useCallback, useEffect, useState } from 'react';
import { useNewest } from '#app/lib/use-newest.ts';
import type { PreparedLineup } from '#contract/matches/prepared-lineup.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import type { Prepared } from './console.ts';

export type ReadLineups = () => Promise<readonly PreparedLineup[]>;

/**
 * The line-ups of the coaches for the match; without network those that were heard before. Coaches
 * write while a set is played: `played`, the count of sets that are over, has it read again after
 * each.
 */
export function usePreparedLineups(
  { team1, team2 }: ScoredTeams,
  read: ReadLineups | undefined,
  played: number,
) {
  const [lineups, setLineups] = useState<readonly PreparedLineup[]>([]);
  const latest = useNewest();
  const refresh = useCallback(() => {
    const isNewest = latest();
    read?.().then(
      (received) => isNewest() && setLineups(received),
      () => undefined,
    );
  }, [read, latest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a set that ends is a reason to read.
  useEffect(refresh, [refresh, played]);
  const prepared: Prepared = {
    team1: lineups.find(({ team }) => team === team1.id),
    team2: lineups.find(({ team }) => team === team2.id),
  };
  return { prepared, refresh };
}
