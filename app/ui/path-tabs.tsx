import { useLocation } from 'react-router';
import { neutralPath } from '#app/lib/language.ts';
import { useWords } from '#app/lib/use-words.ts';

type Tab = {
  label: string;
  /** The tab's addresses without language; the first is the one linked to. */
  paths: [string, ...string[]];
};

/** Tabs that are pages: they work without scripts, and each can be linked to. */
export function PathTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { to } = useWords();
  const here = neutralPath(useLocation().pathname);
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.paths[0]}
          href={to(tab.paths[0])}
          aria-current={tab.paths.includes(here) ? 'page' : undefined}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
