import { useEffect, useRef, useState } from 'react';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { UssdScreen } from '#contract/site/ussd.ts';

/** Operators end a session after three minutes. */
const SESSION_S = 180;

/** A session of the phone: its screen, its replies and its clock. */
export function useSession() {
  /** Those that were sent; the screen of the last one is shown, whichever answer comes first. */
  const replies = useRef<readonly string[]>([]);
  const [screen, setScreen] = useState<UssdScreen>();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const { t, language } = useWords();
  const notify = useToast();
  const isOpen = screen !== undefined && !screen.isEnd && secondsLeft > 0;

  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isOpen]);

  async function show(next: readonly string[]) {
    const before = replies.current;
    replies.current = next;
    try {
      const answer = await callApi('GET /ussd/screen', { query: { text: next.join('*') } });
      if (replies.current === next) setScreen(answer);
    } catch (error) {
      if (replies.current === next) replies.current = before;
      notify(problemWords(error, t, language), { kind: 'bad' });
    }
  }

  return {
    screen,
    isOpen,
    secondsLeft,
    async dial() {
      setSecondsLeft(SESSION_S);
      await show([]);
    },
    // A star divides the replies, and no phone can send one.
    reply: (text: string) => show([...replies.current, text.replaceAll('*', '')]),
    hangUp() {
      setScreen(undefined);
      replies.current = [];
    },
  };
}
