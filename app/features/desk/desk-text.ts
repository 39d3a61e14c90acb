import { fixtureName } from '#app/features/fixtures/fixture-words.ts';
import { MOST_LINES } from '#app/features/share-text/share-text.ts';
import { formatWeekdayDay } from '#app/lib/day-format.ts';
import type { Words } from '#app/lib/use-words.ts';
import type { Desk, DeskMatch } from '#contract/desk/desk.ts';

/** The matches of the day that begin elsewhere or later than they were published. */
export function changedMatches({ matches }: Desk): DeskMatch[] {
  return matches.filter(
    ({ draft, status, movedFrom, notBefore, delay }) =>
      !draft && status === 'not started' && (movedFrom !== null || notBefore || delay > 0),
  );
}

/** The changes of a day as a message: each match with its hour and court as published, and now. */
export function deskText(desk: Desk, words: Words): string {
  const { t, language } = words;
  const day = formatWeekdayDay(language, desk.day);
  const title = [t.schedule.changed, day, desk.location].filter(Boolean).join(' · ');
  const lines = changedMatches(desk).map((match) => {
    const name = fixtureName(t.fixtures, match);
    const { movedFrom } = match;
    const before = movedFrom && placed(movedFrom.matchTime, movedFrom.court, words);
    const now = placed(hourOf(match, words), match.court, words);
    return before === null ? `${name}: ${now}` : `${name}: ${before} → ${now}`;
  });
  return [title, ...lines.slice(0, MOST_LINES)].join('\n');
}

/** The hour that is to be expected, where the match before is late. */
function hourOf({ matchTime, notBefore, delay, expectedStart }: DeskMatch, { t }: Words): string {
  if (delay > 0) return t.dayDesk.expected(expectedStart);
  return notBefore ? `${t.fixtures.notBefore} ${matchTime}` : matchTime;
}

function placed(hour: string, court: string | null, { t }: Words): string {
  return [hour, court && t.fixtures.court(court)].filter(Boolean).join(' · ');
}
