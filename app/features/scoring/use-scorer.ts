import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { appendEvents, listEventsAfter, takePen } from '#app/lib/api-client-match.ts';
import type { LiveScore } from '#contract/live.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { newEventId } from './new-event-id.ts';
import { loadScore, saveScore, takeLinkToken } from './score-storage.ts';
import { createScorer, type Scorer } from './scorer.ts';

export type ScoredMatch = {
  id: string;
  version: number;
  rules: MatchRules;
  events: readonly MatchEvent[];
};

/** The scorer of this page: its queue, its connection, its wish that the screen stays on. */
export function useScorer({ id, version, rules, events }: ScoredMatch) {
  const [{ scorer, token, wake }] = useState(() => {
    const { isNew, token } = takeLinkToken(sessionStorage, id, location.hash);
    if (isNew) history.replaceState(history.state, '', location.pathname + location.search);
    return { token, ...openScorer({ id, version, rules, events }, token ?? undefined) };
  });

  useEffect(() => {
    void scorer.send();
    const stream = new EventSource(`/api/v1/live?match=${encodeURIComponent(id)}&after=${version}`);
    stream.addEventListener('score', (message: MessageEvent<string>) => {
      scorer.noticeVersion((JSON.parse(message.data) as LiveScore).v);
    });
    stream.addEventListener('resync', () => void scorer.catchUp());
    // The stream finds the server again by itself: then what waits need not wait longer.
    stream.addEventListener('open', wake);
    window.addEventListener('online', wake);
    const stopWatching = claimTab(id, () => scorer.yieldToTab());
    return () => {
      stream.close();
      stopWatching();
      window.removeEventListener('online', wake);
    };
  }, [scorer, wake, id, version]);

  const view = useSyncExternalStore(scorer.subscribe, scorer.view);
  const hasPen = view.pen === 'held';
  useEffect(() => (hasPen ? keepScreenOn() : undefined), [hasPen]);
  return useMemo(() => ({ scorer, view, hasLink: token !== null }), [scorer, view, token]);
}

function openScorer(match: ScoredMatch, token: string | undefined) {
  let wake = () => {};
  const scorer: Scorer = createScorer({
    rules: match.rules,
    kept: match.events,
    version: match.version,
    saved: loadScore(localStorage, match.id),
    save: (saved) => saveScore(localStorage, match.id, saved),
    server: {
      append: async (batch) => {
        const answer = await appendEvents(match.id, batch, token);
        return { seq: answer.seq, version: answer.match.version };
      },
      eventsAfter: (seq) => listEventsAfter(match.id, seq),
      takePen: (takeOver) => takePen(match.id, takeOver, token),
    },
    pause: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  });
  return { scorer, wake: () => wake() };
}

/** The newest tab scores; the one before hears of it, because they share one memory. */
function claimTab(matchId: string, onLost: () => void): () => void {
  const key = `wavu:score-tab:${matchId}`;
  localStorage.setItem(key, newEventId());
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) onLost();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Where the browser can and may; it lets go by itself when the page is hidden. */
function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  async function ask() {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // Refused, on a low battery for instance: the phone's own setting decides.
    }
  }
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
