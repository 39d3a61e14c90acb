import { useWords } from '#app/lib/use-words.ts';
import type { PlayerSummary } from '#contract/people/player.ts';

type Props = {
  players: readonly PlayerSummary[];
  /** The page of a player, where it is not the public one. */
  playerPath?: '/player-profile' | '/admin/player-profile';
};

/** Shirt numbers and names in columns. */
export function Squad({ players, playerPath = '/player-profile' }: Props) {
  const { to } = useWords();
  return (
    <ul className="squad">
      {players.map(({ id, fullName, jerseyNumber }) => (
        <li key={id}>
          <a href={to(`${playerPath}/${id}`)}>
            <i>{jerseyNumber}</i> <span>{fullName}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
