import { formatWeekdayDay } from '#app/lib/day-format.ts';
import { genderWord } from '#app/lib/gender-word.ts';
import type { Words } from '#app/lib/use-words.ts';
import type { Language } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { MatchOfficial } from '#contract/people/official.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';

/** Lines of a message: no message is longer than people read. */
export const MOST_LINES = 20;

/** The start of a match with its weekday, as `Sat 05 Dec 16:00`; without the hour where none is known. */
export function startText(
  { matchDate, matchTime }: Pick<Match, 'matchDate' | 'matchTime'>,
  language: Language,
): string {
  const day = formatWeekdayDay(language, matchDate);
  return matchTime === UNKNOWN_TIME ? day : `${day} ${matchTime}`;
}

function lineOfParts(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** A match in one line: men or women, and the score with its sets, or when it begins. */
export function matchLine(match: Match, { t, language }: Words): string {
  const { team1, team2, team1Wins, team2Wins, sets, status } = match;
  const gender = genderWord(match.gender, t);
  if (match.winner !== null) {
    const known = sets.map((set) => `${set.team1Score}-${set.team2Score}`).join(', ');
    const score = `${team1.name} ${team1Wins}–${team2Wins} ${team2.name}`;
    return lineOfParts([known === '' ? score : `${score} (${known})`, gender]);
  }
  const title = t.match.title(team1.name, team2.name);
  // Its score is another one when the message is read.
  if (status === 'Live') return lineOfParts([title, gender, t.matches.live]);
  if (status !== 'not started') return lineOfParts([title, gender, t.matches.status[status]]);
  const court = match.court && t.fixtures.court(match.court);
  return lineOfParts([title, gender, startText(match, language), court]);
}

type KnownBeside = {
  officials?: readonly MatchOfficial[];
  /** The player of the match. */
  best?: PlayerSummary | null;
  lineOf?: typeof matchLine;
};

/** A match as a message, above its address; with its officials where the sender knows them. */
export function matchText(
  match: Match,
  words: Words,
  { officials = [], best = null, lineOf = matchLine }: KnownBeside = {},
): string {
  const where = [match.league?.name, match.location].filter(Boolean).join(' · ');
  const reason = match.resultReason && words.t.results.reasonIs(match.resultReason);
  const crew = officials.map(({ duty, name }) => `${words.t.headToHead.duties[duty]}: ${name}`);
  const player = best && bestText(best, words);
  return [lineOf(match, words), player, where, reason, ...crew].filter(Boolean).join('\n');
}

/** The player of a match in one line, as it stands in a message and below a shared link. */
export function bestText({ fullName }: PlayerSummary, { t }: Words): string {
  return `${t.fans.best}: ${fullName}`;
}

/** All matches of a day. */
export function dayText(
  title: string,
  matches: readonly Match[],
  words: Words,
  lineOf = matchLine,
): string {
  const lines = matches.slice(0, MOST_LINES).map((match) => lineOf(match, words));
  return [title, ...lines].join('\n');
}
