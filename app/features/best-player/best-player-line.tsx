import { Shirt } from '#app/features/players/shirt.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';

type Props = { match: Match; player: PlayerSummary };

/** At the foot of the board of an ended match: the shirt, the name and the team. */
export function BestPlayerLine({ match, player }: Props) {
  const { t, to } = useWords();
  const team = player.team?.id === match.team2.id ? match.team2 : match.team1;
  return (
    <a className="best-player" href={to(`/player-profile/${player.id}`)}>
      <Shirt team={team} number={player.jerseyNumber} />
      <span>
        <small>{t.fans.best}</small>
        <b>{player.fullName}</b>
        <span>{team.name}</span>
      </span>
    </a>
  );
}
