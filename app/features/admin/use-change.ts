import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import { problemWords } from './problem-words.ts';
import { useToast } from './toasts.tsx';

type Change = {
  run: () => Promise<unknown>;
  /** Said when it is done. */
  done: string;
  /** Said instead of the server's own sentence when it fails. */
  failed?: string;
};

/** A write by one press of a button: what the page shows follows by itself. */
export function useChange() {
  const { t } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function change({ run, done, failed }: Change): Promise<boolean> {
    setBusy(true);
    try {
      await run();
      notify(done);
      await revalidate();
      return true;
    } catch (error) {
      const words = problemWords(error, t.admin);
      notify(failed ? `${failed} ${words}` : words, 'bad');
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { change, isBusy };
}
