import { useWords } from '#app/lib/use-words.ts';

const VIEWS = ['all', 'home', 'away', 'last5', 'cross'] as const;
export type StandingsViewName = (typeof VIEWS)[number];

/** `?view=home`; anything else is all matches. */
export function standingsViewOf(search: URLSearchParams): StandingsViewName {
  return VIEWS.find((view) => view === search.get('view')) ?? 'all';
}

export function StandingsViews({ path, view }: { path: string; view: StandingsViewName }) {
  const { t, to } = useWords();
  return (
    <nav className="pills" aria-label={t.leagues.viewsLabel}>
      {VIEWS.map((name) => (
        <a
          key={name}
          href={to(name === 'all' ? path : `${path}?view=${name}`)}
          aria-current={name === view ? 'page' : undefined}
        >
          {t.leagues.views[name]}
        </a>
      ))}
    </nav>
  );
}
