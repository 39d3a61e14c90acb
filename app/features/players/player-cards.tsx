import { useWords } from '#app/lib/use-words.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { PlayerFace } from './player-face.tsx';
import { writtenWord } from './written-word.ts';

/** The grid of cards: photo and name, each leading to the profile. */
export function PlayerCards({ players }: { players: readonly PlayerSummary[] }) {
  const { t, to } = useWords();
  return (
    <ul className="tiles">
      {players.map((player) => (
        <li key={player.id} className="card">
          <a href={to(`/player-profile/${player.id}`)}>
            <PlayerFace name={player.fullName} picture={player.profilePicture} size={64} />
            <b>{player.fullName}</b>
            <span>
              {[
                player.jerseyNumber === null ? null : `#${player.jerseyNumber}`,
                writtenWord(t, player.position),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
