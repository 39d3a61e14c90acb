import { useState } from 'react';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Desk, DeskMove, MakeChange } from '#contract/desk/desk.ts';

/** Makes changes of the day, each of which is taken back as a whole. */
export function useDeskChanges({ day, location }: Pick<Desk, 'day' | 'location'>) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  const [isUndoing, setUndoing] = useState(false);

  function make(kind: MakeChange['kind'], court: string | null, moves: readonly DeskMove[]) {
    let changeId = '';
    return change({
      run: async () => {
        const body = { day, location, kind, court, moves: [...moves] };
        changeId = (await callApi('POST /desk/changes', { body })).id;
      },
      done: t.dayDesk.moved(moves.length),
      undo: () => callApi('POST /desk/changes/{id}/undo', { path: { id: changeId } }),
    });
  }

  async function undo(id: string) {
    setUndoing(true);
    await change({
      run: () => callApi('POST /desk/changes/{id}/undo', { path: { id } }),
      done: t.dayDesk.undone,
    });
    setUndoing(false);
  }

  return { make, undo, isBusy: isBusy || isUndoing };
}
