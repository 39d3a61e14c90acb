import { useEffect, useRef } from 'react';

/**
 * A button that is disabled while its call runs loses the focus, and is often gone after it. Gives back
 * what remembers the pressed button; once the call is over, it or the part of the page around it has
 * the focus again, so that whoever uses a keyboard or a screen reader goes on where they were.
 */
export function useFocusAfterBusy(isBusy: boolean): () => void {
  const held = useRef<{ button: HTMLElement; part: HTMLElement }>(undefined);
  useEffect(() => {
    if (isBusy || held.current === undefined) return;
    const { button, part } = held.current;
    held.current = undefined;
    if (document.activeElement !== document.body) return;
    if (button.isConnected) return button.focus({ preventScroll: true });
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }, [isBusy]);
  return () => {
    const button = document.activeElement;
    if (!(button instanceof HTMLElement) || button === document.body) return;
    held.current = {
      button,
      part: button.closest<HTMLElement>('section') ?? document.querySelector('main')!,
    };
  };
}
