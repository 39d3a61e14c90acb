import { useWords } from '#app/lib/use-words.ts';
import type { PlayerSummary } from '#contract/people/player.ts';

/** Shirt numbers and names in columns. */
export function Squad({ players }: { players: readonly PlayerSummary[] }) {
  const { to } = useWords();
  return (
    <ul className="squad">
      {players.map(({ id, fullName, jerseyNumber }) => (
        <li key={id}>
          <a href={to(`/player-profile/${id}`)}>
            <i>{jerseyNumber}</i> <span>{fullName}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
