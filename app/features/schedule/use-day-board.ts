import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { deviceStorage } from '#app/lib/device-storage.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueSchedule, ScheduleMove } from '#contract/leagues/schedule.ts';
import { type Cell, movesBack, movesInto, newClashes, withMoves } from './day-board-parts.ts';
import { readSteps, type UndoStep, undoableSteps, writeSteps } from './undo-steps.ts';

/** The board while matches are moved on it: what is in the hand, what would clash, what to undo. */
export function useBoard(leagueId: string, loaded: LeagueSchedule) {
  const { t, language } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  /** Moved here and not read back from the server yet. */
  const [ahead, setAhead] = useState<readonly ScheduleMove[]>([]);
  /** Moves are sent one after the other: the last one made is the last one kept. */
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const [picked, pick] = useState<string>();
  const [cell, setPreview] = useState<Cell>();
  const [steps, setSteps] = useState(() => readSteps(deviceStorage(), leagueId));
  const schedule = { ...loaded, entries: withMoves(loaded.entries, ahead) };
  const undoable = undoableSteps(steps, schedule.entries);

  function changeSteps(change: (before: readonly UndoStep[]) => readonly UndoStep[]) {
    setSteps((before) => {
      const next = change(before);
      writeSteps(deviceStorage(), leagueId, next);
      return next;
    });
  }

  async function send(moves: readonly ScheduleMove[]): Promise<boolean> {
    setAhead((before) => [...before, ...moves]);
    const turn = sent.current.then(() =>
      callApi('POST /leagues/{id}/schedule', { path: { id: leagueId }, body: { moves } }),
    );
    sent.current = turn.catch(() => undefined);
    try {
      await turn;
      await revalidate();
      return true;
    } catch (error) {
      notify(problemWords(error, t, language), { kind: 'bad' });
      return false;
    } finally {
      setAhead((before) => before.filter((move) => !moves.includes(move)));
    }
  }

  async function put(target: Cell): Promise<void> {
    const moves = picked === undefined ? [] : movesInto(schedule.entries, picked, target);
    pick(undefined);
    setPreview(undefined);
    if (moves.length === 0) return;
    const step = { moves, back: movesBack(schedule.entries, moves) };
    // Written before the answer: a page that is left meanwhile finds the way back, too.
    changeSteps((before) => [...before, step]);
    if (!(await send(moves))) changeSteps((before) => before.filter((other) => other !== step));
  }

  async function undo(): Promise<void> {
    const last = undoable.at(-1);
    if (last === undefined) return;
    // Gone at once: pressed twice it takes back two.
    changeSteps(() => undoable.slice(0, -1));
    if (!(await send(last.back))) changeSteps((before) => [...before, last]);
  }

  const wouldClash =
    picked !== undefined && cell !== undefined
      ? newClashes(schedule, movesInto(schedule.entries, picked, cell))
      : undefined;
  return {
    schedule,
    wouldClash,
    canUndo: undoable.length > 0,
    undo,
    hand: {
      picked,
      pick: (id: string | undefined) => {
        pick(id === picked ? undefined : id);
        setPreview(undefined);
      },
      put: (target: Cell) => void put(target),
      preview: setPreview,
    },
  };
}
