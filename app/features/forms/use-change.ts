import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import { useToast } from '../toasts/toasts.tsx';
import { problemWords } from './problem-words.ts';
import { useFocusAfterBusy } from './use-focus-after-busy.ts';

type Change = {
  run: () => Promise<unknown>;
  /** Said when it is done. */
  done: string;
  /** Takes it back, for as long as the toast that says it is done can be seen. */
  undo?: (() => Promise<unknown>) | undefined;
  /** Said instead of the server's own sentence when it fails. */
  failed?: string | undefined;
};

/** A write by one press of a button: what the page shows follows by itself. */
export function useChange() {
  const { t, language } = useWords();
  const notify = useToast();
  const { revalidate, state } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const rememberFocus = useFocusAfterBusy(isBusy || state !== 'idle');

  async function change({ run, done, undo, failed }: Change): Promise<boolean> {
    rememberFocus();
    setBusy(true);
    try {
      await run();
      const takeBack = undo && (() => void change({ run: undo, done: t.adminFrame.undone }));
      notify(done, takeBack ? { undo: takeBack } : {});
      await revalidate();
      return true;
    } catch (error) {
      const words = problemWords(error, t, language);
      notify(failed ? `${failed} ${words}` : words, { kind: 'bad' });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { change, isBusy };
}
