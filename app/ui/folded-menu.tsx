import { type ReactNode, useEffect, useRef } from 'react';

/** A menu behind a button; it closes with a choice, with Escape and with a press beside it. */
export function FoldedMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open');
    const closeBeside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
  return (
    <details className="folded-menu" ref={menu}>
      <summary className="button soft">{label}</summary>
      <ul onClickCapture={() => menu.current?.removeAttribute('open')}>{children}</ul>
    </details>
  );
}
