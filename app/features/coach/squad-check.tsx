import { CheckedRoster } from '#app/features/eligibility/checked-roster.tsx';
import { eligibilityInWords } from '#app/features/eligibility/rule-in-words.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamEligibility } from '#contract/eligibility/eligibility.ts';

/** The faults of a coach's own roster, in each league that has said who may play. */
export function SquadCheck({ checks }: { checks: TeamEligibility['items'] }) {
  const words = useWords();
  const { t, language } = words;
  if (checks.length === 0) return null;
  return (
    <section className="panel-card">
      <h2 className="subtitle">{t.eligibilityOffice.squad}</h2>
      <p className="text-quiet">{t.eligibilityOffice.squadText}</p>
      {checks.map(({ league, rule, day, roster }) => (
        <div key={league.id}>
          <h3>{league.name}</h3>
          <p className="text-quiet">
            {eligibilityInWords(rule, words).join(' ')}{' '}
            {t.eligibility.checkedFor(formatDay(language, day, 'dated'))}
          </p>
          <CheckedRoster roster={roster} />
        </div>
      ))}
    </section>
  );
}
