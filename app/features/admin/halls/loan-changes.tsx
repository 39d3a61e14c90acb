import { useEffect, useState } from 'react';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { DecideChange, HallChange } from '#contract/halls/hall-changes.ts';

type Props = { leagueId: string; loanId: string };

/** The changes of a hall to matches and rosters: those that stand here, and those that somebody has to decide. */
export function LoanChanges({ leagueId, loanId }: Props) {
  const { t, language } = useWords();
  const [items, setItems] = useState<readonly HallChange[]>();
  const [problem, setProblem] = useState<unknown>();
  const { change, isBusy } = useChange();
  const path = { id: leagueId, loan: loanId };
  useEffect(() => {
    const place = { id: leagueId, loan: loanId };
    callApi('GET /leagues/{id}/loans/{loan}/changes', { path: place }).then(
      (answer) => setItems(answer.items),
      setProblem,
    );
  }, [leagueId, loanId]);

  const decide = ({ id, revision }: HallChange, keep: DecideChange['keep']) =>
    change({
      run: async () => {
        const answer = await callApi('POST /leagues/{id}/loans/{loan}/changes/{change}/decision', {
          path: { ...path, change: id },
          body: { keep, revision },
        });
        setItems(answer.items);
      },
      done: t.halls.decided,
    });

  if (problem !== undefined)
    return (
      <p className="form-problem" role="alert">
        {problemWords(problem, t, language)}
      </p>
    );
  if (items === undefined) return <p className="px-4 pb-4 text-quiet">{t.admin.loading}</p>;
  return (
    <ul className="grid gap-3 px-4 pb-4">
      {items.map((it) => (
        <li key={`${it.kind} ${it.id}`} data-attention={it.state === 'waiting' ? '' : undefined}>
          <Facts change={it} />
          {it.state === 'waiting' && (
            <p className="flex flex-wrap gap-2 pt-2">
              {it.possible && (
                <button
                  className="button small"
                  type="button"
                  disabled={isBusy}
                  onClick={() => decide(it, 'hall')}
                >
                  {t.halls.takeHall}
                </button>
              )}
              <button
                className="button soft small"
                type="button"
                disabled={isBusy}
                onClick={() => decide(it, 'site')}
              >
                {t.halls.keepSite}
              </button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Facts({ change }: { change: HallChange }) {
  const { t, language } = useWords();
  const words = t.halls;
  const { author, changedAt, decidedBy } = change;
  return (
    <>
      <p>
        <b>{change.title || words.unnamed}</b>: {words.changeStates[change.state]}
        {change.reason && change.state === 'waiting' && ` ${t.hallReasons[change.reason]}`}
      </p>
      <p className="facts-line">
        <span>{words.changedBy(author ?? words.somebody, formatMoment(language, changedAt))}</span>
        {decidedBy && <span>{words.decidedBy(decidedBy)}</span>}
      </p>
      {change.state === 'waiting' &&
        change.fields.map(({ field, hall, site }) => (
          <p key={field} className="text-sm text-quiet">
            {words.fieldOf(words.fields[field], hall ?? words.nothing, site ?? words.nothing)}
          </p>
        ))}
    </>
  );
}
