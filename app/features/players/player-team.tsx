import { MatchList } from '#app/features/match-lists/match-list.tsx';
import { FormDots } from '#app/features/match-page/head-to-head/form-dots.tsx';
import { NextLast } from '#app/features/teams/next-last.tsx';
import type { TeamForm } from '#app/features/teams/team-matches.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamRef } from '#contract/people/team.ts';

type Props = { player: string; team: TeamRef; form: TeamForm };

/** The player's team: how its last five ended, what it plays now and next. */
export function PlayerTeam({ player, team, form: { live, next, last, form } }: Props) {
  const { t, to } = useWords();
  if (live.length === 0 && !next && !last) return null;
  return (
    <section>
      <h2 className="table-title">
        <a href={to(`/player-profile/${player}/matches`)}>{t.people.matches}</a>{' '}
        {form.length > 0 && (
          <small>
            {t.leagues.tableWords.form} <FormDots form={form} />
          </small>
        )}
      </h2>
      {live.length > 0 && <MatchList matches={live} hasLeagueLines={false} />}
      <NextLast team={team} next={next} last={last} />
      <p className="zone">{t.matches.zone}</p>
    </section>
  );
}
