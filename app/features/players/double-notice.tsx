import { useWords } from '#app/lib/use-words.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { rosterDoubles } from './roster-doubles.ts';

/** A note about the shirts and names that stand twice on a roster. */
export function DoubleNotice({ players }: { players: readonly PlayerSummary[] }) {
  const { t } = useWords();
  const { shirts, names } = rosterDoubles(players);
  if (shirts.length + names.length === 0) return null;
  return (
    <p className="card-note" role="note">
      {shirts.length > 0 && t.rosterDoubles.shirts(shirts.join(', '))}{' '}
      {names.length > 0 && t.rosterDoubles.names(names.join(', '))}
    </p>
  );
}
