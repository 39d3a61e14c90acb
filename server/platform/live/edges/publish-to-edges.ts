import type { Change } from '../change.ts';
import type { Feed } from '../feed.ts';
import { changeFrame, versionBeat } from '../frames.ts';
import type { Edge } from './edge.ts';

/** The channel of the room of all matches; that of a match is its id. */
export const ALL_CHANNEL = 'all';

/** A room that may have readers at the edges, with the version at which it stands. */
export type OpenRoom = { channel: string; version: number };

export type PublishOptions = {
  feed: Pick<Feed, 'subscribe' | 'caughtUp'>;
  edges: readonly Edge[];
  /** The rooms that get beats: of all matches, and of those that are or will soon be played. */
  openRooms: () => Promise<readonly OpenRoom[]>;
  /** The time for which the room of all matches gathers changes. */
  gatherMs?: number;
  beatMs?: number;
  onError?: (error: unknown) => void;
};

export type EdgePublisher = {
  /** Of several nodes one publishes. */
  lead(isLeading: boolean): void;
  close(): Promise<void>;
};

/**
 * Brings each line and beat to the edges, in the frames of our own streams. An edge knows nothing of
 * versions and cannot send what was missed: so each beat tells the version of its room, and a reader who
 * stands behind it asks once for the state (app/features/updater/edge-stream.ts).
 */
export function publishToEdges(options: PublishOptions): EdgePublisher {
  const { feed, edges, openRooms, gatherMs = 500, beatMs = 20_000 } = options;
  const { onError = () => {} } = options;
  let isLeading = false;
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;

  function send(channel: string, frames: string): void {
    for (const edge of edges) edge.send(channel, frames);
  }

  function sendGathered(): void {
    timer = undefined;
    send(ALL_CHANNEL, gathered);
    gathered = '';
  }

  function changed({ matchId, matchVersion, liveVersion, line }: Change): void {
    if (!isLeading || matchId === null) return;
    if (matchVersion !== null) send(matchId, changeFrame(matchVersion, line));
    if (liveVersion === null) return;
    gathered += changeFrame(liveVersion, line);
    timer ??= setTimeout(sendGathered, gatherMs);
  }

  async function beat(): Promise<void> {
    if (!isLeading) return;
    const rooms = await openRooms();
    // A beat that tells a version before the line of that version would look like a gap.
    await feed.caughtUp();
    if (!isLeading) return;
    if (timer) {
      clearTimeout(timer);
      sendGathered();
    }
    for (const { channel, version } of rooms) send(channel, versionBeat(version));
  }

  const beatSoon = () => void beat().catch(onError);
  const unsubscribe = feed.subscribe({ changed, lost: beatSoon });
  const beats = setInterval(beatSoon, beatMs);
  beats.unref();

  return {
    lead(next) {
      isLeading = next;
      // Lines of the time without a leader have not been published.
      if (next) beatSoon();
    },
    async close() {
      isLeading = false;
      unsubscribe();
      clearInterval(beats);
      clearTimeout(timer);
      await Promise.all(edges.map((edge) => edge.close()));
    },
  };
}
