import { useEffect, useState } from 'react';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { openScoreStorage, type ScoreStorage } from './score-storage.ts';

export type TabStorage = ScoreStorage & {
  /** Hears when another tab of this browser opens the same match to score it. */
  onOtherTab: (listener: () => void) => () => void;
};

/** What this device remembers of a match; undefined until it has been read. */
export function useScoreStorage(matchId: string): TabStorage | undefined {
  const [opened, setOpened] = useState<{ matchId: string; storage: TabStorage }>();
  useEffect(() => {
    let isOver = false;
    let storage: TabStorage | undefined;
    void openForTab(matchId).then((ready) => {
      if (isOver) return ready.close();
      storage = ready;
      setOpened({ matchId, storage });
    });
    return () => {
      isOver = true;
      storage?.close();
    };
  }, [matchId]);
  return opened?.matchId === matchId ? opened.storage : undefined;
}

/** The newest tab scores; those before hear of it, and could not write any more if they did not. */
async function openForTab(matchId: string): Promise<TabStorage> {
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
    close() {
      channel.close();
      storage.close();
    },
  };
}
