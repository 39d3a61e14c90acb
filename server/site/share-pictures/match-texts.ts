import type { Language } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import { genderedName } from '#contract/text/gendered-name.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { dayText } from '#server/platform/time/day-text.ts';
import { roundWord } from './round-word.ts';
import { pictureGender, WORDS } from './words.ts';

export type MatchTexts = ReturnType<typeof matchTexts>;

/** The texts on the picture of a match, beside the names and the status. */
export function matchTexts(match: Match, language: Language) {
  const words = WORDS[language];
  const { league, round, sets, team1Wins, team2Wins, winner, matchTime, matchDate } = match;
  const where = league?.name ?? (match.matchType === 'Beach' ? words.beach : words.friendly);
  const named = genderedName(where, pictureGender(language, match.gender));
  const head = [match.demo ? words.demo : '', named, round ? roundWord(language, round) : ''];
  const hasScore = match.status === 'Live' || match.status === 'suspended' || sets.length > 0;
  const isScored = hasScore || winner !== null;
  const dayIn = (style: Intl.DateTimeFormatOptions) => dayText(matchDate, language, style);
  const day = dayIn({ dateStyle: 'long' });
  const isTimed = matchTime !== UNKNOWN_TIME;
  const kickOff = isTimed ? matchTime : dayIn({ day: 'numeric', month: 'short' });
  return {
    /** The label of the demonstration, the league and the round. */
    head: head.filter((it) => it !== '').join(' · '),
    isScored,
    /** The sets won, or the start where there is no score yet. */
    scoreOrStart: isScored ? `${team1Wins} – ${team2Wins}` : kickOff,
    /** The day, with the time where it is known. */
    day: isTimed ? `${day}, ${matchTime}` : day,
    /** The points of each set. */
    setScores: sets.map((set) => `${set.team1Score}-${set.team2Score}`).join('   '),
  };
}
