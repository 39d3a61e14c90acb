import type { MatchLog } from '#domain/volleyball/match-log.ts';

/**
 * Folded logs of the matches in play, so that a point costs one step and not a fold. An entry is
 * right only for the `seq` that it was made at; the database says which that is.
 */
export type MatchLogCache = {
  get: (matchId: string) => { seq: number; log: MatchLog } | undefined;
  keep: (matchId: string, seq: number, log: MatchLog) => void;
};

export function createMatchLogCache(limit = 200): MatchLogCache {
  const entries = new Map<string, { seq: number; log: MatchLog }>();
  return {
    get: (matchId) => entries.get(matchId),
    keep(matchId, seq, log) {
      const known = entries.get(matchId);
      if (known && known.seq > seq) return;
      entries.delete(matchId);
      if (entries.size >= limit) entries.delete(entries.keys().next().value!);
      entries.set(matchId, { seq, log });
    },
  };
}
