import { useWords } from '#app/lib/use-words.ts';

export const MATCH_TABS = ['details', 'h2h', 'standings', 'group'] as const;
export type MatchTab = (typeof MATCH_TABS)[number];

/** `base` is the match's own address, `/{id}` or `/right/{id}`. */
export function MatchTabs({ base, tab }: { base: string; tab: MatchTab }) {
  const { t, to } = useWords();
  const labels: Record<MatchTab, string> = {
    details: t.match.details,
    h2h: t.match.headToHead,
    standings: t.match.standings,
    group: t.match.group,
  };
  return (
    <nav className="tabs" aria-label={t.match.tabs}>
      {MATCH_TABS.map((name) => (
        <a
          key={name}
          href={to(name === 'details' ? base : `${base}/${name}`)}
          aria-current={name === tab ? 'page' : undefined}
        >
          {labels[name]}
        </a>
      ))}
    </nav>
  );
}
