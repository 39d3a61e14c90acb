import { useState } from 'react';
import { ApiProblem, ApiUnreachable } from '#app/lib/api/client.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';

export type Sending = {
  isSending: boolean;
  /** The last problem, as a sentence. */
  problem: string;
  setProblem: (problem: string) => void;
  /** Runs the call; says what went wrong and gives false where it did not succeed. */
  send: (call: () => Promise<unknown>) => Promise<boolean>;
};

/** One call at a time, with its problem in words; `by` translates codes of the form's own. */
export function useSending(by: Readonly<Record<string, string>> = {}): Sending {
  const { t } = useWords();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(call: () => Promise<unknown>): Promise<boolean> {
    setProblem('');
    setSending(true);
    try {
      await call();
      return true;
    } catch (error) {
      setProblem(problemText(error, t, by));
      return false;
    } finally {
      setSending(false);
    }
  }
  return { isSending, problem, setProblem, send };
}

function problemText(error: unknown, t: Messages, by: Readonly<Record<string, string>>): string {
  if (error instanceof ApiUnreachable) return t.account.unreachable;
  if (!(error instanceof ApiProblem)) return t.account.failed;
  if (error.code === 'TOO_MANY') return t.registration.tooMany;
  return by[error.code] ?? t.account.failed;
}
