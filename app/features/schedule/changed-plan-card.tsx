import { ShareCard } from '#app/features/admin/share/share-card.tsx';
import { fixtureName } from '#app/features/fixtures/fixture-words.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { ScheduleEntry } from '#contract/leagues/schedule.ts';
import { changedPlan, changedText, changesText, placeText } from './changed-plan.ts';

type Props = { league: { id: string; name: string }; entries: readonly ScheduleEntry[] };

/** The matches that are not where they were published, and the message about them. */
export function ChangedPlanCard({ league, entries }: Props) {
  const words = useWords();
  const { t, language } = words;
  const changed = changedPlan(entries, localDay(Date.now()));
  if (changed.length === 0) return null;
  return (
    <details className="admin-card changed-plan">
      <summary>{t.schedule.changedCount(changed.length)}</summary>
      <ul className="delay-moves p-4">
        {changed.map((entry) => (
          <li key={entry.id}>
            <b>{fixtureName(t.fixtures, entry)}</b>{' '}
            <span>
              <s>{placeText(entry.movedFrom ?? entry, words)}</s> →{' '}
              <b>{changedText(entry, words)}</b>
            </span>{' '}
            {entry.movedFrom && (
              <small className="text-quiet">
                {t.schedule.changedAt(formatMoment(language, entry.movedFrom.movedAt))}
              </small>
            )}
          </li>
        ))}
      </ul>
      <ShareCard
        textOf={(spoken) => changesText(league.name, changed, spoken)}
        path={`/league/${league.id}`}
      />
    </details>
  );
}
