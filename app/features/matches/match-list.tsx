import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/match.ts';
import { groupByLeague } from './match-groups.ts';
import { MatchRow } from './match-row.tsx';

type Props = {
  matches: readonly Match[];
  /** The match that stands open beside the list. */
  openId?: string;
  /** False on pages of one league, where its name stands above already. */
  hasLeagueLines?: boolean;
};

/** Rows grouped under a line per league. */
export function MatchList({ matches, openId, hasLeagueLines = true }: Props) {
  const { t, to } = useWords();
  if (!hasLeagueLines) return <MatchRows matches={matches} openId={openId} />;
  return groupByLeague(matches).map((group) => (
    <section key={group.key} className="card">
      <h3 className="league-line">
        {group.league ? (
          <a href={to(`/league/${group.league.id}`)}>{group.league.name}</a>
        ) : group.key === 'Beach' ? (
          t.matches.beach
        ) : (
          t.matches.friendly
        )}
        {group.matches.some((match) => match.demo) && (
          <span className="chip" title={t.matches.demoNote}>
            {t.matches.demo}
          </span>
        )}
      </h3>
      <ul>
        {group.matches.map((match) => (
          <MatchRow key={match.id} match={match} isOpen={match.id === openId} />
        ))}
      </ul>
    </section>
  ));
}

function MatchRows({ matches, openId }: { matches: readonly Match[]; openId?: string }) {
  return (
    <ul className="card">
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} isOpen={match.id === openId} />
      ))}
    </ul>
  );
}
