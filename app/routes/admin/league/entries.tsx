import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { AcceptDialog } from '#app/features/admin/entries/accept-dialog.tsx';
import { EntryCard } from '#app/features/admin/entries/entry-card.tsx';
import { EntryLinkCard } from '#app/features/admin/entries/entry-link-card.tsx';
import { RefuseDialog } from '#app/features/admin/entries/refuse-dialog.tsx';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamEntry } from '#contract/entries/team-entry.ts';

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return callApi('GET /leagues/{id}/entries', { path: { id: params.id! } });
}

type Open = { kind: 'accept' | 'refuse'; entry: TeamEntry };

/** The link by which teams enter a league, and the teams that were sent in. */
export default function LeagueEntries() {
  const { openUntil, items } = useLoaderData<typeof clientLoader>();
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  const [open, setOpen] = useState<Open>();
  const words = t.teamEntries;
  const waiting = items.filter(({ state }) => state === 'waiting');
  const decided = items.filter(({ state }) => state !== 'waiting');
  const close = () => setOpen(undefined);
  return (
    <>
      <EntryLinkCard league={league} openUntil={openUntil} />
      <section className="admin-card">
        <h2 className="subtitle">{words.waiting}</h2>
        {waiting.length === 0 && <p className="admin-empty">{words.noneWait}</p>}
        <ul className="px-4">
          {waiting.map((entry) => (
            <EntryCard key={entry.id} entry={entry}>
              <button
                className="button small"
                type="button"
                onClick={() => setOpen({ kind: 'accept', entry })}
              >
                {words.accept}
                <span className="sr"> {entry.name}</span>
              </button>
              <button
                className="row-action bad"
                type="button"
                onClick={() => setOpen({ kind: 'refuse', entry })}
              >
                {words.refuse}
                <span className="sr"> {entry.name}</span>
              </button>
            </EntryCard>
          ))}
        </ul>
      </section>
      {decided.length > 0 && (
        <section className="admin-card">
          <h2 className="subtitle">{words.decided}</h2>
          <ul className="px-4">
            {decided.map((entry) => (
              <EntryCard key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      )}
      {open?.kind === 'accept' && (
        <AcceptDialog leagueId={league.id} entry={open.entry} onClose={close} />
      )}
      {open?.kind === 'refuse' && (
        <RefuseDialog leagueId={league.id} entry={open.entry} onClose={close} />
      )}
    </>
  );
}
