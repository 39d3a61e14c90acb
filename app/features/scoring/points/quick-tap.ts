import type { MouseEvent, PointerEvent } from 'react';

/** Farther than this a finger has slid, and meant something else (CSS pixels). */
const SLOP = 40;
/** A press as long as this is meant, also where a tap would be one too many. */
const LONG_MS = 500;

type Finger = { id: number; x: number; y: number };
const touching = new WeakMap<HTMLButtonElement, Finger>();
const pressedAt = new WeakMap<HTMLButtonElement, number>();

/**
 * Handlers of a button that acts as soon as the finger leaves it. A browser makes a click of a touch
 * only after it has looked for gestures, which takes a slow phone longer than all our own work. Mice,
 * keyboards and screen readers click as always. A touch that slides too far, or that the system takes
 * over, as a swipe from the edge, is missed and says so. The pauses that keep a double tap from being
 * a second point are in use-tap-guards.ts.
 */
export function quickTap(act: (isLong: boolean) => void, onMissed: () => void) {
  return {
    onPointerDown({ nativeEvent, currentTarget }: PointerEvent<HTMLButtonElement>): void {
      const { pointerType, pointerId, clientX, clientY } = nativeEvent;
      pressedAt.set(currentTarget, performance.now());
      if (pointerType !== 'touch' || currentTarget.disabled) return;
      touching.set(currentTarget, { id: pointerId, x: clientX, y: clientY });
    },
    onPointerUp({ nativeEvent, currentTarget }: PointerEvent<HTMLButtonElement>): void {
      const finger = touching.get(currentTarget);
      const { pointerId, clientX, clientY } = nativeEvent;
      if (finger?.id !== pointerId || currentTarget.disabled) return;
      touching.delete(currentTarget);
      if (Math.hypot(clientX - finger.x, clientY - finger.y) > SLOP) {
        onMissed();
        return;
      }
      leaveNoClick(currentTarget);
      act(wasLong(currentTarget));
    },
    onPointerCancel({ nativeEvent, currentTarget }: PointerEvent<HTMLButtonElement>): void {
      if (touching.get(currentTarget)?.id !== nativeEvent.pointerId) return;
      touching.delete(currentTarget);
      onMissed();
    },
    onClick({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): void {
      // A key clicks without having pressed the pointer.
      act(detail > 0 && wasLong(currentTarget));
    },
  };
}

function wasLong(button: HTMLButtonElement): boolean {
  const since = pressedAt.get(button);
  return since !== undefined && performance.now() - since >= LONG_MS;
}

/** Neither this button nor what has taken its place on the screen is clicked by the same touch. */
function leaveNoClick(button: HTMLButtonElement): void {
  function stop(event: TouchEvent): void {
    if (event.cancelable) event.preventDefault();
  }
  button.addEventListener('touchend', stop, { once: true, passive: false });
}
