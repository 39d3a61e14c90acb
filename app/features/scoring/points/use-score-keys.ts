import { useEffect, useEffectEvent } from 'react';
import type { RallyReason } from '#domain/volleyball/events.ts';
import { otherSide } from '#domain/volleyball/side.ts';
import { OFFERED_REASONS } from './offered-reasons.ts';
import type { ScorePad } from './use-score-pad.ts';

type KeyHandlers = {
  /** Points are tapped on this screen now. */
  takesPoints: boolean;
  onReason: ((reason: RallyReason) => void) | null;
  onHelp: () => void;
};

/** One key a point, one for undo; silent while a dialog or a field has the keyboard. */
export function useScoreKeys(pad: ScorePad, { takesPoints, onReason, onHelp }: KeyHandlers): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('dialog[open]') || isTyping(event.target)) return;
    const act = actionOf(event.key);
    if (!act) return;
    act();
    event.preventDefault();
  });

  function actionOf(key: string): (() => void) | undefined {
    const right = otherSide(pad.left);
    switch (key.toLowerCase()) {
      case 'arrowleft':
      case 'a':
        return takesPoints ? () => pad.point(pad.left) : undefined;
      case 'arrowright':
      case 'l':
        return takesPoints ? () => pad.point(right) : undefined;
      case 'u':
        return pad.undo;
      case 'q':
        return takesPoints ? () => pad.timeout(pad.left) : undefined;
      case 'p':
        return takesPoints ? () => pad.timeout(right) : undefined;
      case '?':
        return onHelp;
    }
    const reason = OFFERED_REASONS[Number(key) - 1];
    return reason && onReason ? () => onReason(reason) : undefined;
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}
