import { useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWaysWords } from './ways-words.ts';

/** One stop for every way, and its end. */
export function StopEverything({ isStopped }: { isStopped: boolean }) {
  const words = useWaysWords();
  const { change, isBusy } = useChange();
  const [isAsking, setAsking] = useState(false);
  const setStopped = (next: boolean) => () =>
    callApi('PUT /ways/state', { body: { isStopped: next } });
  if (isStopped)
    return (
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => change({ run: setStopped(false), done: words.running })}
      >
        {words.goOn}
      </button>
    );
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {words.stop}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={words.stop}
          text={words.stopAsk}
          action={words.stop}
          run={setStopped(true)}
          done={words.stopped}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
