import { useWords } from '#app/lib/use-words.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { TeamRef } from '#contract/people/team.ts';
import { PlayerFace } from './player-face.tsx';
import { Shirt } from './shirt.tsx';
import { writtenWord } from './written-word.ts';

type Props = {
  players: readonly PlayerSummary[];
  /** The teams of these players, for their shirts. */
  teams: readonly TeamRef[];
  /** On the page of one team its name is known. */
  hasTeamNames?: boolean;
};

/** The grid of cards: photo or shirt, name and place on the court, each leading to the profile. */
export function PlayerCards({ players, teams, hasTeamNames = false }: Props) {
  const { t, to } = useWords();
  const byId = new Map(teams.map((team) => [team.id, team]));
  return (
    <ul className="tiles">
      {players.map((player) => {
        const team = player.team ? byId.get(player.team.id) : undefined;
        const position = writtenWord(t, player.position);
        return (
          <li key={player.id} className="card">
            <a href={to(`/player-profile/${player.id}`)}>
              {player.profilePicture === null && team ? (
                <Shirt team={team} number={player.jerseyNumber} isSmall />
              ) : (
                <PlayerFace name={player.fullName} picture={player.profilePicture} size={96} />
              )}
              <b>{player.fullName}</b>
              <span>
                {player.jerseyNumber !== null && `#${player.jerseyNumber}`}
                {player.jerseyNumber !== null && position && ' · '}
                {position}
              </span>
              {hasTeamNames && player.team && <span>{player.team.name}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
