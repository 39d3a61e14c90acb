import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { useRunsSite } from '#app/features/admin/frame/office.ts';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { NameSecretaryDialog } from '#app/features/admin/secretaries/name-secretary-dialog.tsx';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Secretary } from '#contract/leagues/secretaries.ts';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const path = { id: params.id! };
  return { secretaries: (await callApi('GET /leagues/{id}/secretaries', { path })).items };
}

/** The people who run the league beside the administrators; these alone name and remove them. */
export default function LeagueSecretaries() {
  const { secretaries } = useLoaderData<typeof clientLoader>();
  const { league } = useLeagueOutlet();
  const { t, language } = useWords();
  const runsSite = useRunsSite();
  const [isNaming, setNaming] = useState(false);
  const [leaving, setLeaving] = useState<Secretary>();
  const words = t.secretaries;
  const pathOf = ({ id }: Secretary) => ({ path: { id: league.id, userId: id } });
  return (
    <section className="admin-card">
      <h2 className="subtitle">{words.title}</h2>
      <p className="px-4 pb-2 text-sm text-quiet">{words.text}</p>
      {secretaries.length === 0 && <p className="admin-empty">{words.none}</p>}
      <ul className="px-4">
        {secretaries.map((secretary) => (
          <li key={secretary.id} className="flex min-h-12 items-center justify-between gap-2">
            <span>
              <b>{secretary.name}</b>{' '}
              <span className="text-quiet">
                {words.since(formatDay(language, localDay(Date.parse(secretary.since)), 'dated'))}
              </span>
            </span>
            {runsSite && (
              <button
                className="row-action bad"
                type="button"
                onClick={() => setLeaving(secretary)}
              >
                {t.admin.remove}
                <span className="sr"> {secretary.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {runsSite && (
        <div className="card-actions">
          <button className="button small" type="button" onClick={() => setNaming(true)}>
            {words.add}
          </button>
        </div>
      )}
      {isNaming && (
        <NameSecretaryDialog
          leagueId={league.id}
          present={secretaries}
          onClose={() => setNaming(false)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={leaving.name}
          text={words.removeAsk(leaving.name, league.name)}
          action={t.admin.remove}
          run={() => callApi('DELETE /leagues/{id}/secretaries/{userId}', pathOf(leaving))}
          undo={() => callApi('PUT /leagues/{id}/secretaries/{userId}', pathOf(leaving))}
          done={words.removed}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}
