import { startText } from '#app/features/share-text/share-text.ts';
import type { Words } from '#app/lib/use-words.ts';
import type { DateRequest } from '#contract/date-requests/date-request.ts';

/** A request in one sentence: the team, the new date and the one before. */
export function requestWords({ team, to, from }: DateRequest, { t, language }: Words): string {
  return t.dateRequests.asks(team.name, startText(to, language), startText(from, language));
}
