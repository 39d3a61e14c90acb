import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { GenerateDialog } from '#app/features/admin/generate-dialog.tsx';
import { useLeagueOutlet } from '#app/features/admin/league-outlet.ts';
import { MatchDialog } from '#app/features/admin/match-dialog.tsx';
import { MatchTable } from '#app/features/admin/match-table.tsx';
import { WaitingList } from '#app/features/admin/waiting-list.tsx';
import { SheetTools } from '#app/features/sheets/sheet-tools.tsx';
import { getSchedule, listFixtures, listVenues } from '#app/lib/api-client-fixtures.ts';
import { deleteMatch, listMatches } from '#app/lib/api-client-match.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/match.ts';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.id!;
  const [matches, fixtures, { settings }, venues] = await Promise.all([
    listMatches({ league: id }),
    listFixtures(id),
    getSchedule(id),
    listVenues(),
  ]);
  return { matches, fixtures, settings, venues };
}

export default function LeagueFixtures() {
  const { matches, fixtures, settings, venues } = useLoaderData<typeof clientLoader>();
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  const [open, setOpen] = useState<'create' | 'generate'>();
  const [deleting, setDeleting] = useState<Match>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="admin-actions">
        {league.teams.length >= 2 && (
          <>
            <button className="button" type="button" onClick={() => setOpen('create')}>
              {t.admin.createMatch}
            </button>
            <button className="button soft" type="button" onClick={() => setOpen('generate')}>
              {t.admin.generate}
            </button>
          </>
        )}
        <SheetTools
          imports={['fixtures']}
          exports={['fixtures', 'results', 'standings']}
          leagueId={league.id}
        />
      </div>
      {matches.length > 0 ? (
        <MatchTable matches={matches} onDelete={setDeleting} />
      ) : (
        fixtures.items.length === 0 && (
          <p className="admin-card admin-empty">{t.admin.noFixtures}</p>
        )
      )}
      <WaitingList league={league} fixtures={fixtures} />
      {open === 'create' && <MatchDialog league={league} onClose={close} />}
      {open === 'generate' && (
        <GenerateDialog league={league} settings={settings} venues={venues} onClose={close} />
      )}
      {deleting && (
        <ConfirmDialog
          title={t.match.title(deleting.team1.name, deleting.team2.name)}
          text={t.admin.deleteMatch}
          action={t.admin.delete}
          run={() => deleteMatch(deleting.id)}
          done={t.admin.matchDeleted}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
