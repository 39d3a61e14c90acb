import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LoanCard } from '#app/features/admin/halls/loan-card.tsx';
import { LoanCommand } from '#app/features/admin/halls/loan-command.tsx';
import { NewLoanDialog } from '#app/features/admin/halls/new-loan-dialog.tsx';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const path = { id: params.id! };
  return { loans: (await callApi('GET /leagues/{id}/loans', { path })).items };
}

/** The halls to which matches of the league are or were lent. */
export default function LeagueHalls() {
  const { loans } = useLoaderData<typeof clientLoader>();
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  const [isLending, setLending] = useState(false);
  const [command, setCommand] = useState<string>();
  const words = t.halls;
  return (
    <>
      <section className="admin-card">
        <h2 className="subtitle">{words.title}</h2>
        <p className="px-4 pb-2 text-sm text-quiet">{words.text}</p>
        {loans.length === 0 && <p className="admin-empty">{words.none}</p>}
        <div className="card-actions">
          <button className="button small" type="button" onClick={() => setLending(true)}>
            {words.lend}
          </button>
        </div>
      </section>
      <ul className="grid gap-3">
        {loans.map((loan) => (
          <LoanCard key={loan.id} leagueId={league.id} loan={loan} />
        ))}
      </ul>
      {isLending && (
        <NewLoanDialog
          leagueId={league.id}
          onCreated={setCommand}
          onClose={() => setLending(false)}
        />
      )}
      {command && <LoanCommand command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
}
