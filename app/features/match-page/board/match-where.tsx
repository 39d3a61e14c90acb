import { GenderMark } from '#app/features/crest/gender-mark.tsx';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { replayText, roundText } from '../round-text.ts';

/** League, men or women, round and group. */
export function MatchWhere({ match }: { match: Match }) {
  const { t, to } = useWords();
  const isReplay = match.demo && match.league === null;
  return (
    <p className="board-where">
      {match.league ? (
        <a href={to(`/league/${match.league.id}`)}>{match.league.name}</a>
      ) : (
        <span>{match.matchType === 'Beach' ? t.matches.beach : t.matches.friendly}</span>
      )}
      <GenderMark gender={match.gender} />
      {match.round && !isReplay && <span>{roundText(t, match.round)}</span>}
      {match.group && <span>{groupTitle(t, match.group.name)}</span>}
      {match.demo && <span className="chip">{replayText(t, isReplay ? match.round : null)}</span>}
    </p>
  );
}
