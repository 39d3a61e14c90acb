import { useState } from 'react';
import { takeBackPlan } from '#app/lib/api-client-fixtures.ts';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Fixture, FixtureList } from '#contract/fixtures.ts';
import type { LeagueDetail } from '#contract/league.ts';
import type { Match } from '#contract/match.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = { league: LeagueDetail; fixtures: FixtureList; matches: readonly Match[] };
type Plan = { id: string; fixtures: readonly Fixture[]; name: string; hasBegun: boolean };

/** What the generator made, each plan with the way to take it back, also long after it was made. */
export function PlanList({ league, fixtures, matches }: Props) {
  const { t, language } = useWords();
  const [removing, setRemoving] = useState<Plan>();
  const begun = new Set(matches.filter(({ seq }) => seq > 0).map(({ id }) => id));
  const plans = [...Map.groupBy(fixtures.items, ({ plan }) => plan)].map(
    ([id, own]): Plan => ({
      ...{ id, fixtures: own, name: nameOf(id, own) },
      hasBegun: own.some((fixture) => begun.has(fixture.id)),
    }),
  );
  if (plans.length === 0) return null;
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.plans.title}</h2>
      <p className="card-note">{t.plans.note}</p>
      <ul className="waiting-list plan-list">
        {plans.map((plan) => (
          <li key={plan.id}>
            <span>{plan.name}</span>
            {plan.hasBegun ? (
              <span className="chip">{t.plans.begun}</span>
            ) : (
              <button className="row-action" type="button" onClick={() => setRemoving(plan)}>
                {t.plans.remove}
                <span className="sr"> {plan.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          title={removing.name}
          text={t.plans.ask(removing.fixtures.length)}
          action={t.plans.remove}
          run={() => takeBackPlan(league.id, removing.id)}
          done={t.fixtures.takenBack}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  );

  function nameOf(id: string, own: readonly Fixture[]): string {
    const days = own.map(({ matchDate }) => formatShortDay(language, matchDate));
    const about = t.plans.about(own.length, days[0] ?? '', days.at(-1) ?? '');
    const swiss = fixtures.swiss?.paired.find(({ plan }) => plan === id);
    return swiss ? `${t.plans.swissRound(swiss.round)}: ${about}` : about;
  }
}
