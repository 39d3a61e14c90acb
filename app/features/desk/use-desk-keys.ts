import { useEffect } from 'react';
import type { Desk } from '#contract/desk/desk.ts';

/** Places in which the keys of the desk have no meaning: somebody is writing or choosing. */
const BUSY = 'input, select, textarea, dialog, [role="dialog"]';
const STEPS: Record<string, readonly [court: number, match: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

type DeskKeys = {
  onLate: (court: string) => void;
  onLost: (court: string) => void;
  onCrew: (court: string) => void;
};

type Changes = { isBusy: boolean; undo: (id: string) => Promise<void> };

/**
 * The desk by keys: arrows lead from match to match and to the next court, L, X and O open what a court's
 * buttons open, U takes the last change back. Enter takes a match in the hand, as its button does.
 */
export function useDeskKeys(
  { onLate, onLost, onCrew }: DeskKeys,
  desk: Pick<Desk, 'changes'>,
  changes: Changes,
): void {
  const last = desk.changes.find(({ undoable }) => undoable);
  useEffect(() => {
    const letters: Record<string, (court: string) => void> = {
      l: onLate,
      x: onLost,
      o: onCrew,
      u: () => last && !changes.isBusy && void changes.undo(last.id),
    };
    function press(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest(BUSY)) return;
      const step = STEPS[key];
      if (step) {
        if (focusFrom(document.activeElement, step)) event.preventDefault();
        return;
      }
      const court = document.activeElement?.closest<HTMLElement>('[data-court]')?.dataset.court;
      const letter = letters[key.toLowerCase()];
      if (letter && (court || key.toLowerCase() === 'u')) letter(court ?? '');
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** @returns whether a match got the focus; without one in focus the first match of the first court does */
function focusFrom(
  from: Element | null,
  [courtStep, matchStep]: readonly [number, number],
): boolean {
  const courts = [...document.querySelectorAll<HTMLElement>('.desk-court')].filter(
    (court) => cardsOf(court).length > 0,
  );
  const own = from?.closest<HTMLElement>('.desk-court');
  const at = own ? courts.indexOf(own) : -1;
  if (at < 0) return focus(courts[0], 0);
  const row = cardsOf(courts[at]!).indexOf(from as HTMLElement);
  if (courtStep !== 0) return focus(courts[at + courtStep], Math.max(row, 0));
  return focus(courts[at], row + matchStep);
}

function cardsOf(court: HTMLElement): HTMLElement[] {
  return [...court.querySelectorAll<HTMLElement>(':scope > .desk-card')];
}

function focus(court: HTMLElement | undefined, index: number): boolean {
  const cards = court ? cardsOf(court) : [];
  const card = cards[Math.min(Math.max(index, 0), cards.length - 1)];
  card?.focus();
  return card !== undefined;
}
