import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import { neutralPath } from '#contract/language.ts';

/** A page of the bar, marked where it is the open one. */
export function TopLink({ href, children }: { href: string; children: ReactNode }) {
  const { to } = useWords();
  const isHere = neutralPath(useLocation().pathname) === href;
  return (
    <a href={to(href)} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  );
}
