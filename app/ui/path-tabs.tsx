import { useLocation } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import { neutralPath } from '#contract/language.ts';

export type PathTab = {
  label: string;
  /** The tab's addresses without language; the first is the one linked to. */
  paths: [string, ...string[]];
  /** The tab next to it leads there, so it is shown only while it is open. */
  isBeside?: boolean;
};
type Tabs = readonly [PathTab, ...PathTab[]];

/** Tabs that are pages: they work without scripts, and each can be linked to. */
export function PathTabs({ label, tabs }: { label: string; tabs: readonly PathTab[] }) {
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

/** The tabs that have content, and the one that is open: its address may be known from before. */
export function shownTabs(
  tabs: Tabs,
  path: string,
  hasContent: (name: string) => boolean,
): [PathTab, ...PathTab[]] {
  const [first, ...others] = tabs;
  const isShown = (tab: PathTab) =>
    tab.paths.includes(path) || (!tab.isBeside && !isEmptyTab(tabs, tab, hasContent));
  return [first, ...others.filter(isShown)];
}

/** Whether a tab has nothing to show; its address answers, and search engines need not list it. */
export function isEmptyTab(
  [first]: Tabs,
  tab: PathTab,
  hasContent: (name: string) => boolean,
): boolean {
  return tab !== first && !hasContent(tab.paths[0].slice(first.paths[0].length + 1));
}

/** The tab of an address without language; the first where none has it. */
export function openTab(tabs: Tabs, path: string): PathTab {
  return tabs.find((tab) => tab.paths.includes(path)) ?? tabs[0];
}
