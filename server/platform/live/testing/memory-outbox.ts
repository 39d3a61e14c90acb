import type { Change } from '../change.ts';
import type { ChangeSource } from '../feed.ts';
import type { RoomSource } from '../places.ts';

export type MemoryOutbox = ChangeSource &
  RoomSource & {
    /** Commits one change of a match, or of the site when no match is named. */
    commit(matchId?: string, line?: string): Change;
    /** The changes that the database would no longer hold. */
    forgetUpTo(version: number): void;
  };

/** An outbox that is only numbers and order: the same promises as the table `change`. */
export function memoryOutbox(pause: () => Promise<unknown> = async () => {}): MemoryOutbox {
  let rows: Change[] = [];
  let version = 0;
  let liveVersion = 0;
  const matchVersions = new Map<string, number>();

  return {
    commit(matchId, line) {
      version += 1;
      if (matchId === undefined) {
        const none = { matchId: null, matchVersion: null, liveVersion: null, line: null };
        const change = { version, at: 0, topics: ['site'], ...none };
        rows.push(change);
        return change;
      }
      liveVersion += 1;
      const matchVersion = (matchVersions.get(matchId) ?? 0) + 1;
      matchVersions.set(matchId, matchVersion);
      const change = {
        version,
        at: 0,
        topics: [`match:${matchId}`],
        matchId,
        matchVersion,
        liveVersion,
        line: line ?? JSON.stringify({ id: matchId, v: matchVersion }),
      };
      rows.push(change);
      return change;
    },
    forgetUpTo(last) {
      rows = rows.filter((change) => change.version > last);
    },
    async latest() {
      await pause();
      const answer = version;
      await pause();
      return answer;
    },
    async readAfter(after, limit) {
      await pause();
      const answer = rows.filter((change) => change.version > after).slice(0, limit);
      await pause();
      return answer;
    },
    async newestOfMatch(matchId, limit) {
      await pause();
      const answer = rows.filter((change) => change.matchId === matchId).slice(-limit);
      await pause();
      return answer;
    },
    async newestLive(limit) {
      await pause();
      const answer = rows.filter((change) => change.liveVersion !== null).slice(-limit);
      await pause();
      return answer;
    },
  };
}
