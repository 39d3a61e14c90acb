import { useEffect, useEffectEvent } from 'react';
import type { RallyReason } from '#domain/volleyball/events.ts';
import { otherSide } from '#domain/volleyball/side.ts';
import { OFFERED_REASONS } from './offered-reasons.ts';
import type { ScoreDesk } from './use-score-screen.ts';

type Asked = {
  /** Points are tapped on this screen now. */
  takesPoints: boolean;
  onReason: ((reason: RallyReason) => void) | null;
  onHelp: () => void;
};

/** One key a point, one for undo; silent while a dialog or a field has the keyboard. */
export function useScoreKeys(desk: ScoreDesk, { takesPoints, onReason, onHelp }: Asked): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('dialog[open]') || isTyping(event.target)) return;
    const act = actionOf(event.key);
    if (!act) return;
    act();
    event.preventDefault();
  });

  function actionOf(key: string): (() => void) | undefined {
    const right = otherSide(desk.left);
    switch (key.toLowerCase()) {
      case 'arrowleft':
      case 'a':
        return takesPoints ? () => desk.point(desk.left) : undefined;
      case 'arrowright':
      case 'l':
        return takesPoints ? () => desk.point(right) : undefined;
      case 'u':
        return desk.undo;
      case 'q':
        return takesPoints ? () => desk.timeout(desk.left) : undefined;
      case 'p':
        return takesPoints ? () => desk.timeout(right) : undefined;
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
