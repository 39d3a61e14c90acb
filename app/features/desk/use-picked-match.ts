import { useEffect, useState } from 'react';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Desk, DeskMatch, DeskMove, DeskPlan } from '#contract/desk/desk.ts';

type Make = (kind: 'move', court: string, moves: readonly DeskMove[]) => Promise<boolean>;

/** A match in the hand: put at a free time, or onto another one to change places. */
export function usePickedMatch(desk: Desk, make: Make) {
  const { t, language } = useWords();
  const notify = useToast();
  const [id, setId] = useState<string>();
  const [clashing, setClashing] = useState<DeskPlan & { court: string }>();
  const picked = desk.matches.find((match) => match.id === id && match.movable);

  function drop() {
    setId(undefined);
    setClashing(undefined);
  }
  useEffect(() => {
    if (id === undefined) return;
    const putBack = ({ key }: KeyboardEvent) => key === 'Escape' && drop();
    addEventListener('keydown', putBack);
    return () => removeEventListener('keydown', putBack);
  });

  async function put(court: string, time: string) {
    if (!picked) return;
    const { day, location } = desk;
    const body = { kind: 'move' as const, day, location, match: picked.id, court, time };
    try {
      const [plan] = (await callApi('POST /desk/plans', { body })).items;
      if (!plan) return drop();
      if (plan.findings.length > 0) return setClashing({ ...plan, court });
      drop();
      await make('move', court, plan.moves);
    } catch (error) {
      notify(problemWords(error, t, language), { kind: 'bad' });
    }
  }

  function press(match: DeskMatch) {
    if (picked === undefined) return setId(match.id);
    if (picked.id === match.id || match.court === null) return drop();
    void put(match.court, match.matchTime);
  }

  async function makeClashing() {
    if (!clashing) return;
    const { court, moves } = clashing;
    if (await make('move', court, moves)) drop();
  }

  return { picked, press, put, drop, clashing, makeClashing };
}
