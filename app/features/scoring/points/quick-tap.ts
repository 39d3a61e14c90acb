import type { PointerEvent } from 'react';

/** Farther than this a finger has slid, and meant something else (CSS pixels). */
const SLOP = 24;

type Finger = { id: number; x: number; y: number };
const touching = new WeakMap<HTMLButtonElement, Finger>();

/**
 * Handlers of a button that acts as soon as the finger leaves it. A browser makes a click of a touch
 * only after it has looked for gestures, which takes a slow phone longer than all our own work. Mice,
 * keyboards and screen readers click as always. A touch that the system takes over, as a swipe from
 * the edge, ends without `pointerup` and does nothing. The pause that keeps a double tap from being a
 * second point is `TAP_PAUSE_MS` in use-score-pad.ts.
 */
export function quickTap(act: () => void) {
  return {
    onPointerDown({ nativeEvent, currentTarget }: PointerEvent<HTMLButtonElement>): void {
      const { pointerType, pointerId, clientX, clientY } = nativeEvent;
      if (pointerType !== 'touch' || currentTarget.disabled) return;
      touching.set(currentTarget, { id: pointerId, x: clientX, y: clientY });
    },
    onPointerUp({ nativeEvent, currentTarget }: PointerEvent<HTMLButtonElement>): void {
      const finger = touching.get(currentTarget);
      const { pointerId, clientX, clientY } = nativeEvent;
      if (finger?.id !== pointerId || currentTarget.disabled) return;
      touching.delete(currentTarget);
      if (Math.hypot(clientX - finger.x, clientY - finger.y) > SLOP) return;
      leaveNoClick(currentTarget);
      act();
    },
    onClick: act,
  };
}

/** Neither this button nor what has taken its place on the screen is clicked by the same touch. */
function leaveNoClick(button: HTMLButtonElement): void {
  function stop(event: TouchEvent): void {
    if (event.cancelable) event.preventDefault();
  }
  button.addEventListener('touchend', stop, { once: true, passive: false });
}
