import { useEffect, useState } from 'react';
import { openForTab, type TabStorage } from './tab-storage.ts';

/** The memory of this device of a match; undefined until it has been read. */
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
