import { callApi } from '#app/lib/api/call.ts';
import { formatShortDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Decision } from '#contract/leagues/table-entry.ts';
import { useChange } from '../../forms/use-change.ts';

type Props = { leagueId: string; decisions: readonly Decision[] };

/** The decisions about a table, each with a button that takes it back. */
export function DecisionList({ leagueId, decisions }: Props) {
  const words = useWords();
  const { t, language } = words;
  const { change, isBusy } = useChange();
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.decisions.title}</h2>
      {decisions.length === 0 && <p className="card-note">{t.decisions.none}</p>}
      <ul className="waiting-list">
        {decisions.map((decision) => (
          <li key={decision.id} className="decision">
            <span className="num">
              {formatShortDay(language, localDay(Date.parse(decision.at)))}
            </span>
            <span>
              <b>{decision.kind === 'lot' ? '' : decision.team.name}</b> {textOf(decision, words)}
              {decision.kind === 'lot' && (
                <span className="planned-about">
                  {t.decisions.seed}: {decision.seed}
                </span>
              )}
            </span>
            <button
              className="row-action bad"
              type="button"
              disabled={isBusy}
              onClick={() =>
                change({
                  run: () =>
                    callApi('DELETE /leagues/{id}/decisions/{entry}', {
                      path: { id: leagueId, entry: decision.id },
                    }),
                  done: t.decisions.takenBack,
                })
              }
            >
              {t.decisions.takeBack}
              <span className="sr"> {decision.team.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf(decision: Decision, { t }: Words): string {
  switch (decision.kind) {
    case 'adjustment':
      return `${t.decisions.points(decision.points)}: ${decision.reason}`;
    case 'withdrawal': {
      const policy = t.admin.policies[decision.policy as keyof typeof t.admin.policies];
      const { reason } = decision;
      return [t.decisions.withdrawnBy(policy), reason && `${t.admin.reason}: ${reason}`]
        .filter(Boolean)
        .join(' ');
    }
    case 'placing':
      return `${t.decisions.last}: ${decision.reason}`;
    case 'lot':
      return t.decisions.lot(decision.order.map(({ name }) => name).join(', '));
  }
}
