import { useWords } from '#app/lib/use-words.ts';
import type { Season } from '#contract/leagues/season.ts';

type Props = {
  /** The newest first. */
  seasons: readonly Season[];
  /** The season that is shown; null for the list of all leagues. */
  chosen: string | null;
};

/** The seasons as links; the list of leagues is narrowed to one of them. */
export function SeasonPills({ seasons, chosen }: Props) {
  const { t, to } = useWords();
  if (seasons.length === 0) return null;
  return (
    <nav className="pills places" aria-label={t.seasons.title}>
      <a href={to('/leagues')} aria-current={chosen === null ? 'page' : undefined}>
        {t.seasons.all}
      </a>
      {seasons.map(({ id, name }) => (
        <a key={id} href={to(`/season/${id}`)} aria-current={id === chosen ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
