import { randomUuid } from '#app/lib/random-uuid.ts';
import { NOTHING_SAVED, NotSaved } from './saved-score.ts';
import { openScoreStorage, type ScoreStorage } from './score-storage.ts';

/** The answer of a disk that was asked long before. */
export type LateDisk = Pick<ScoreStorage, 'saved' | 'state'>;

export type TabStorage = ScoreStorage & {
  /** Hears when another tab of this browser opens the same match to score it. */
  onOtherTab: (listener: () => void) => () => void;
  /** Hears what the disk says where it did not answer in time. Before that nothing is written to it. */
  onLateDisk: (listener: (disk: LateDisk) => void) => () => void;
};

/** Longer than any sound storage takes to open; whoever is at a match does not wait longer. */
const OPENING_MS = 4000;

/**
 * The newest tab scores; those before hear of it, and could not write any more if they did not. A disk
 * that does not answer, as those of Safari and of other programs' windows may, is waited for beside the
 * match: until then it takes nothing, and says so.
 */
export async function openForTab(matchId: string, timeoutMs = OPENING_MS): Promise<TabStorage> {
  const opening = openNow(matchId);
  const isLate = Promise.withResolvers<undefined>();
  const timer = setTimeout(isLate.resolve, timeoutMs, undefined);
  const opened = await Promise.race([opening, isLate.promise]);
  clearTimeout(timer);
  return opened ?? withoutDisk(opening);
}

async function openNow(matchId: string): Promise<TabStorage> {
  const owner = randomUuid();
  const storage = await openScoreStorage(matchId, owner, Date.now());
  const channel = new BroadcastChannel(`wavu-score:${matchId}`);
  channel.postMessage(owner);
  return {
    ...storage,
    onOtherTab(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    onLateDisk: () => () => {},
    close() {
      channel.close();
      storage.close();
    },
  };
}

function withoutDisk(opening: Promise<TabStorage>): TabStorage {
  let disk: TabStorage | undefined;
  let isOver = false;
  return {
    saved: NOTHING_SAVED,
    state: 'silent',
    // A tab that has not heard what is there would write over it.
    save: (saved) => disk?.save(saved) ?? Promise.reject(new NotSaved('silent')),
    onOtherTab(listener) {
      let stop = () => {};
      let isListening = true;
      void opening.then((ready) => {
        if (isListening) stop = ready.onOtherTab(listener);
      });
      return () => {
        isListening = false;
        stop();
      };
    },
    onLateDisk(listener) {
      let isListening = true;
      void opening.then((ready) => {
        if (!isListening || isOver || disk) return;
        disk = ready;
        listener(ready);
      });
      return () => {
        isListening = false;
      };
    },
    close() {
      isOver = true;
      void opening.then((ready) => ready.close());
    },
  };
}
