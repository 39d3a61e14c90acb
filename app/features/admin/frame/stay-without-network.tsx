import type { MouseEvent, ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { useToast } from '../../toasts/toasts.tsx';

/**
 * Without network a link leads to the browser's own page of errors, and what is on the screen is gone.
 * Here it says so instead, and the page stays.
 */
export function StayWithoutNetwork({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const notify = useToast();

  function stay(event: MouseEvent<HTMLDivElement>): void {
    if (navigator.onLine || !leadsAway(event)) return;
    event.preventDefault();
    event.stopPropagation();
    notify(t.account.unreachable, { kind: 'bad' });
  }

  return (
    <div className="admin" onClickCapture={stay}>
      {children}
    </div>
  );
}

function leadsAway({ target }: MouseEvent): boolean {
  const link = target instanceof Element && target.closest('a');
  if (!link || !/^https?:$/.test(link.protocol)) return false;
  const { origin, pathname, search } = location;
  // A place on this page is here already.
  return link.hash === '' || link.href.split('#')[0] !== origin + pathname + search;
}
