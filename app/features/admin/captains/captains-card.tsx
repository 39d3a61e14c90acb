import { useState } from 'react';
import { reportedWords } from '#app/features/captains/reported-words.ts';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { CaptainReport, CaptainReports } from '#contract/captains/captain.ts';
import type { Match } from '#contract/matches/match.ts';
import { CaptainLinks, type LinkedMatch } from './captain-links.tsx';
import { PublishDialog } from './publish-dialog.tsx';

type Props = { match: Match; reports: CaptainReports };

/** The links of both captains, what they reported, and the decision where that differs. */
export function CaptainsCard({ match, reports }: Props) {
  const { t, language } = useWords();
  const { change, isBusy } = useChange();
  const [created, setCreated] = useState<LinkedMatch>();
  const [isEnding, setEnding] = useState(false);
  const words = t.captains;
  const { openUntil } = reports;
  const path = { id: match.id };
  const isOver = match.status === 'ended' || match.status === 'cancelled';
  if (isOver && reports.items.length === 0) return null;

  function make() {
    return change({
      run: async () => {
        const { items } = await callApi('POST /matches/{id}/captain-links', { path });
        const { id, matchDate, matchTime } = match;
        const names = { team1: match.team1.name, team2: match.team2.name };
        setCreated({ match: { id, ...names, matchDate, matchTime }, links: items });
      },
      done: words.made,
    });
  }

  return (
    <section className="admin-card">
      <h2 className="subtitle">{words.office}</h2>
      {!isOver && <p className="px-4 pb-2 text-sm text-quiet">{words.officeText}</p>}
      <Reports match={match} items={reports.items} isOver={isOver} />
      {openUntil !== null && !isOver && (
        <p className="px-4 pb-2 text-sm text-quiet">
          {words.openUntil(formatDay(language, localDay(Date.parse(openUntil)), 'dated'))}
        </p>
      )}
      {created && <CaptainLinks matches={[created]} />}
      {!isOver && (
        <div className="card-actions">
          <button className="button small" type="button" disabled={isBusy} onClick={make}>
            {openUntil === null ? words.make : words.another}
          </button>
          {openUntil !== null && (
            <button className="row-action bad" type="button" onClick={() => setEnding(true)}>
              {words.end}
            </button>
          )}
        </div>
      )}
      {isEnding && (
        <ConfirmDialog
          title={words.end}
          text={words.endAsk}
          action={words.end}
          run={() => callApi('DELETE /matches/{id}/captain-links', { path })}
          done={words.ended}
          onClose={() => setEnding(false)}
          onDone={() => {
            setCreated(undefined);
            setEnding(false);
          }}
        />
      )}
    </section>
  );
}

type ReportsProps = { match: Match; items: readonly CaptainReport[]; isOver: boolean };

function Reports({ match, items, isOver }: ReportsProps) {
  const page = useWords();
  const { t, language } = page;
  const [deciding, setDeciding] = useState<CaptainReport>();
  const words = t.captains;
  return (
    <>
      {!isOver && <p className="card-note">{stateWords(items, words)}</p>}
      <ul className="px-4 pb-2">
        {items.map((report) => (
          <li key={report.team.id} className="grid gap-1 py-2">
            <p>
              {words.other(report.team.name)}:{' '}
              <b className="num">{reportedWords(report.result, match, page)}</b>{' '}
              <span className="text-quiet">
                {formatDay(language, localDay(Date.parse(report.sentAt)), 'dated')}
              </span>
            </p>
            {!isOver && (
              <p>
                <button className="button small" type="button" onClick={() => setDeciding(report)}>
                  {words.publish(report.team.name)}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {deciding && (
        <PublishDialog match={match} report={deciding} onClose={() => setDeciding(undefined)} />
      )}
    </>
  );
}

function stateWords(
  items: readonly CaptainReport[],
  words: { none: string; one: (team: string) => string; differ: string },
): string {
  const [first, second] = items;
  if (!first) return words.none;
  return second ? words.differ : words.one(first.team.name);
}
