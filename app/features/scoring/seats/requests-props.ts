import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { ScoredTeams } from '../scored-teams.ts';

/** A file of its own: the words of a component belong to every page whose sources name its file. */
export type RequestsProps = {
  match: ScoredTeams & { id: string };
  log: MatchLog;
  token: () => string | undefined;
  now: () => number;
  record: (event: MatchEvent) => Refused | null;
};
