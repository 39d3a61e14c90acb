import { startText } from '#app/features/share-text/share-text.ts';
import type { Words } from '#app/lib/use-words.ts';
import type { OfficialDuty } from '#contract/people/duty.ts';

/** More lines than that nobody reads in a message. */
const MOST_LINES = 20;

/** The message to an official with the coming duties; the link to answer them comes behind it. */
export function dutiesText(name: string, duties: readonly OfficialDuty[], words: Words): string {
  const { t, language } = words;
  const lines = duties
    .filter(({ answer }) => answer !== 'declined')
    .slice(0, MOST_LINES)
    .map(({ duty, match }) =>
      [
        startText(match, language),
        match.location,
        match.court && t.fixtures.court(match.court),
        t.match.title(match.team1.name, match.team2.name),
        t.headToHead.duties[duty],
      ]
        .filter(Boolean)
        .join(' · '),
    );
  return [t.duties.hello(name), ...lines, t.duties.answerHere].join('\n');
}
