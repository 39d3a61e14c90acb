import { bestText } from '#app/features/share-text/share-text.ts';
import { formatDay } from '#app/lib/day-format.ts';
import type { Words } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { storyOf } from './match-details.tsx';

/**
 * The description that a search engine or a shared link shows: the result with the player of the match,
 * or the day, time and place.
 */
export function descriptionOf(
  match: Match,
  words: Words,
  best: PlayerSummary | null = null,
): string {
  const { t, language } = words;
  const { team1, team2, winner } = match;
  if (winner !== null) {
    const sets = match.sets.map(({ team1Score, team2Score }) =>
      (winner === 'team2' ? [team2Score, team1Score] : [team1Score, team2Score]).join('-'),
    );
    const player = best ? `. ${bestText(best, words)}` : '';
    return [storyOf(match, words), sets.join(', ')].join(' ').trim() + player;
  }
  const day = formatDay(language, match.matchDate, 'long');
  const isTimed = match.status === 'not started' && match.matchTime !== UNKNOWN_TIME;
  const when = isTimed ? `${day}, ${match.matchTime}` : day;
  return t.match.description(team1.name, team2.name, when, match.location);
}
