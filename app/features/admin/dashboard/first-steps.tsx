import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import type { Summary } from '#contract/administration/summary.ts';

const STEPS = [
  { step: 'name', href: '/admin/settings' },
  { step: 'league', href: '/admin/leagues' },
  { step: 'teams', href: '/admin/teams' },
  { step: 'fixtures', href: '/admin/leagues' },
  { step: 'helpers', href: '/admin/users' },
] as const;

type Facts = Pick<Summary, 'counts' | 'beginning'>;

function doneSteps({ counts, beginning }: Facts): ReadonlySet<string> {
  const facts = {
    name: beginning.isNamed,
    league: counts.leagues > 0,
    teams: counts.teams > 0 && counts.players > 0,
    fixtures: counts.matches > 0,
    helpers: beginning.hasHelpers,
  };
  return new Set(Object.entries(facts).flatMap(([step, isDone]) => (isDone ? [step] : [])));
}

/** The way from an empty site to the first match, in five steps; gone when all are done. */
export function FirstSteps(facts: Facts) {
  const { t, to } = useWords();
  const done = doneSteps(facts);
  if (done.size === STEPS.length) return null;
  const next = STEPS.find(({ step }) => !done.has(step));
  return (
    <section className="admin-card">
      <h2 className="subtitle">
        {t.guide.firstSteps} · {t.guide.stepsDone(done.size, STEPS.length)}
      </h2>
      <ol className="first-steps">
        {STEPS.map(({ step, href }) => (
          <li key={step} aria-current={step === next?.step ? 'step' : undefined}>
            {done.has(step) ? (
              <span>
                {t.guide.steps[step]} <span className="chip">{t.guide.done}</span>
              </span>
            ) : (
              <Link to={to(href)}>{t.guide.steps[step]}</Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
