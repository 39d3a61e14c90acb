import { useWords } from '#app/lib/use-words.ts';

export const MATCH_TABS = [
  'details',
  'points',
  'lineups',
  'statistics',
  'h2h',
  'standings',
  'group',
] as const;
export type MatchTab = (typeof MATCH_TABS)[number];

type Props = { base: string; tab: MatchTab; tabs: readonly MatchTab[] };

/** Only those with something to show. `base` is the match's own address, `/{id}` or `/right/{id}`. */
export function MatchTabs({ base, tab, tabs }: Props) {
  const { t, to } = useWords();
  const labels: Record<MatchTab, string> = {
    details: t.match.details,
    points: t.match.points,
    lineups: t.lineups.tab,
    statistics: t.match.statistics,
    h2h: t.match.headToHead,
    standings: t.match.standings,
    group: t.match.group,
  };
  return (
    <nav className="tabs" aria-label={t.match.tabs}>
      {tabs.map((name) => (
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
