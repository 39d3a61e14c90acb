import { useEffect, useEffectEvent } from 'react';
import { deviceStorage } from '#app/lib/device-storage.ts';
import type { RallyReason } from '#domain/volleyball/events.ts';
import { otherSide } from '#domain/volleyball/side.ts';
import { loadKeys, nameOfKey } from '../menu/remote-keys.ts';
import { watchGamepads } from '../menu/watch-gamepads.ts';
import { OFFERED_REASONS } from './offered-reasons.ts';
import type { ScorePad } from './use-score-pad.ts';

type KeyHandlers = {
  /** Points are tapped on this screen now. */
  takesPoints: boolean;
  onReason: ((reason: RallyReason) => void) | null;
  onHelp: () => void;
};

/** One key or button of a remote a point, one for undo; silent while a dialog or a field is open. */
export function useScoreKeys(pad: ScorePad, { takesPoints, onReason, onHelp }: KeyHandlers): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isBusy() || isTyping(event.target)) return;
    const name = nameOfKey(event.key);
    // A person who walks through the buttons by keyboard presses them with these.
    if ((name === 'enter' || name === 'space') && isWalked(event.target)) return;
    if (act(name)) event.preventDefault();
  });
  const onButton = useEffectEvent((name: string) => {
    if (!isBusy()) act(name);
  });

  function act(name: string): boolean {
    const action = actionOf(name);
    action?.();
    return action !== undefined;
  }

  function actionOf(name: string): (() => void) | undefined {
    const right = otherSide(pad.left);
    switch (loadKeys(deviceStorage())[name]) {
      case 'left':
        return takesPoints ? () => pad.point(pad.left) : undefined;
      case 'right':
        return takesPoints ? () => pad.point(right) : undefined;
      case 'undo':
        return pad.undo;
      case 'timeout-left':
        return takesPoints ? () => pad.timeout(pad.left) : undefined;
      case 'timeout-right':
        return takesPoints ? () => pad.timeout(right) : undefined;
    }
    if (name === '?') return onHelp;
    const reason = OFFERED_REASONS[Number(name) - 1];
    return reason && onReason ? () => onReason(reason) : undefined;
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    const stop = watchGamepads((name) => onButton(name));
    return () => {
      window.removeEventListener('keydown', listen);
      stop();
    };
  }, []);
}

/** A dialog has the keyboard. */
function isBusy(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function isWalked(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button:focus-visible, a:focus-visible');
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}
