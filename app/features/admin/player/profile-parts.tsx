import { BestMatches } from '#app/features/best-player/best-matches.tsx';
import { PlayerSeasons } from '#app/features/leaders/player-and-team-seasons.tsx';
import { PlayerDetails } from '#app/features/players/player-details.tsx';
import { PlayerHistoryCard } from '#app/features/players/player-history.tsx';
import { TeamAchievement } from '#app/features/players/team-achievement.tsx';
import { TeamMates } from '#app/features/players/team-mates.tsx';
import { TeamSide } from '#app/features/teams/team-side.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Player } from '#contract/people/player.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import type { ProfilePart } from './load-profile-part.ts';

type Props = { player: Player; team: TeamDetail | null; part: ProfilePart };

/** The parts of the public profile, and beside the details the facts that only the office sees. */
export function ProfileParts({ player, team, part }: Props) {
  switch (part.tab) {
    case 'details':
      return (
        <>
          <OfficeDetails player={player} />
          <PlayerHistoryCard history={part.history} />
          {team && <TeamMates team={team} player={player.id} playerPath="/admin/player-profile" />}
        </>
      );
    case 'matches':
      return team ? <TeamSide team={team.id} {...part.matches} /> : <NoTeam />;
    case 'achievement':
      return (
        <>
          <BestMatches matches={part.best} />
          <PlayerSeasons seasons={part.seasons} />
          <TeamAchievement results={part.results} trophies={part.trophies} />
        </>
      );
  }
}

function NoTeam() {
  const { t } = useWords();
  return <p className="empty">{t.people.nothing}</p>;
}

function OfficeDetails({ player }: { player: Player }) {
  const { t, language } = useWords();
  const day = (date: string | null) => date && formatDay(language, date, 'dated');
  return (
    <PlayerDetails
      player={player}
      teamPath="/admin/viewTeam"
      officeFacts={[
        [t.admin.dateOfBirth, day(player.dateOfBirth)],
        [t.admin.licence, player.licence],
        [t.admin.licenceUntil, day(player.licenceUntil)],
      ]}
    />
  );
}
