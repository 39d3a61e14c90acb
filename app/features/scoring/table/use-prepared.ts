import { useCallback, useEffect, useState } from 'react';
import type { PreparedLineup } from '#contract/prepared-lineup.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import type { Prepared } from './desk.ts';

export type ReadLineups = () => Promise<readonly PreparedLineup[]>;

/** What the coaches have prepared for the match; without network what was heard before. */
export function usePrepared({ team1, team2 }: ScoredTeams, read: ReadLineups | undefined) {
  const [lineups, setLineups] = useState<readonly PreparedLineup[]>([]);
  const refresh = useCallback(() => {
    read?.().then(setLineups, () => undefined);
  }, [read]);
  useEffect(refresh, [refresh]);
  const prepared: Prepared = {
    team1: lineups.find(({ team }) => team === team1.id),
    team2: lineups.find(({ team }) => team === team2.id),
  };
  return { prepared, refresh };
}
