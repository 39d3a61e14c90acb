import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import type { Summary } from '#contract/administration/summary.ts';

const STEPS = ['leagues', 'teams', 'matches', 'players'] as const;

/** The things that an empty installation needs, in the easiest order; gone when all are there. */
export function FirstSteps({ counts }: Pick<Summary, 'counts'>) {
  const { t, to } = useWords();
  if (STEPS.every((step) => counts[step] > 0)) return null;
  const next = STEPS.find((step) => counts[step] === 0);
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.guide.firstSteps}</h2>
      <ol className="first-steps">
        {STEPS.map((step) => (
          <li key={step} aria-current={step === next ? 'step' : undefined}>
            {counts[step] > 0 ? (
              <span>
                {t.guide.steps[step]} <span className="chip">{t.guide.done}</span>
              </span>
            ) : (
              <Link to={to(step === 'players' ? '/admin/teams' : '/admin/leagues')}>
                {t.guide.steps[step]}
              </Link>
            )}
          </li>
        ))}
        <li>{t.guide.steps.score}</li>
        <li>
          <Link to={to('/admin/settings')}>{t.guide.steps.notice}</Link>
        </li>
      </ol>
    </section>
  );
}
