import { fixtureName } from '#app/features/fixtures/fixture-words.ts';
import { MOST_LINES, startText } from '#app/features/share-text/share-text.ts';
import { placeOf } from '#app/lib/match-place.ts';
import type { Words } from '#app/lib/use-words.ts';
import type { ScheduleEntry } from '#contract/leagues/schedule.ts';
import type { PlannedPlace } from '#contract/matches/match.ts';

/**
 * The matches still to come that are not where they were published: moved, postponed or cancelled;
 * the latest move first.
 *
 * @param today as YYYY-MM-DD: a match that was on an earlier day, and is, is of no interest any more
 */
export function changedPlan(entries: readonly ScheduleEntry[], today: string): ScheduleEntry[] {
  return entries
    .filter(({ kind, draft }) => kind !== 'elsewhere' && !draft)
    .filter(({ status, movedFrom }) => isOff(status) || (status === 'not started' && movedFrom))
    .filter(({ matchDate, movedFrom }) =>
      [matchDate, movedFrom?.matchDate ?? ''].some((day) => day >= today),
    )
    .sort((a, b) => movedAtOf(b).localeCompare(movedAtOf(a)));
}

function isOff(status: string): status is 'postponed' | 'cancelled' {
  return status === 'postponed' || status === 'cancelled';
}

function movedAtOf({ movedFrom }: ScheduleEntry): string {
  return movedFrom?.movedAt ?? '';
}

/** Day, hour and place, as `Sat 05 Dec 16:00 · Hall · court 2`. */
export function placeText(place: PlannedPlace, words: Words): string {
  return [startText(place, words.language), placeOf(place, words.t)].filter(Boolean).join(' · ');
}

/** The new place of an entry, or the word that it has none. */
export function changedText(entry: ScheduleEntry, words: Words): string {
  const { status } = entry;
  return isOff(status) ? words.t.matches.status[status] : placeText(entry, words);
}

/** The changes as a message: each place as published, and now. */
export function changesText(
  title: string,
  changed: readonly ScheduleEntry[],
  words: Words,
): string {
  const { t } = words;
  const lines = changed.slice(0, MOST_LINES).map((entry) => {
    const before = placeText(entry.movedFrom ?? entry, words);
    return `${fixtureName(t.fixtures, entry)}: ${before} → ${changedText(entry, words)}`;
  });
  return [`${title}: ${t.schedule.changed}`, ...lines].join('\n');
}
