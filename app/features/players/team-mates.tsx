import { Squad } from '#app/features/teams/squad.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamDetail } from '#contract/people/team.ts';

type Props = {
  team: TeamDetail;
  player: string;
  playerPath?: '/player-profile' | '/admin/player-profile';
};

/** The others of the team. */
export function TeamMates({ team, player, playerPath = '/player-profile' }: Props) {
  const { t } = useWords();
  const others = team.players.filter(({ id }) => id !== player);
  if (others.length === 0) return null;
  return (
    <section>
      <h2 className="table-title">{t.people.teamMates}</h2>
      <Squad players={others} playerPath={playerPath} />
    </section>
  );
}
