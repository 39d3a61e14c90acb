import { lazy, Suspense, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { CaptainNumbersCard } from '#app/features/admin/captains/captain-numbers.tsx';
import { DayLinksCard } from '#app/features/admin/captains/day-links-card.tsx';
import { DraftCard } from '#app/features/admin/fixtures/draft-card.tsx';
import { PlanList } from '#app/features/admin/fixtures/plan-list.tsx';
import { SwissCard } from '#app/features/admin/fixtures/swiss-card.tsx';
import { WaitingList } from '#app/features/admin/fixtures/waiting-list.tsx';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { DeleteDialog } from '#app/features/admin/lists/delete-dialog.tsx';
import { MatchDialog } from '#app/features/admin/matches/match-dialog.tsx';
import { MatchTable } from '#app/features/admin/matches/match-rows.tsx';
import { ShareMatchesCard } from '#app/features/admin/share/share-matches-card.tsx';
import { ListTools } from '#app/features/imports/list-tools.tsx';
import { callApi, listEverything } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';

/** Its many fields, and the rules of a plan, come when somebody plans. */
const GenerateDialog = lazy(async () => {
  const { GenerateDialog: dialog } = await import(
    '#app/features/admin/fixtures/generate-dialog.tsx'
  );
  return { default: dialog };
});

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.id!;
  const [matches, fixtures, { settings }, venues] = await Promise.all([
    listEverything('GET /matches', { query: { league: id } }),
    callApi('GET /leagues/{id}/fixtures', { path: { id } }),
    callApi('GET /leagues/{id}/schedule', { path: { id } }),
    listEverything('GET /venues'),
  ]);
  return { matches, fixtures, settings, venues };
}

/** Of the matches that are to be played or were. */
function lastDayOf(matches: readonly Match[]): string | undefined {
  return matches
    .filter(({ status }) => status !== 'cancelled' && status !== 'postponed')
    .map(({ matchDate }) => matchDate)
    .sort()
    .at(-1);
}

export default function LeagueFixtures() {
  const { matches, fixtures, settings, venues } = useLoaderData<typeof clientLoader>();
  const { league } = useLeagueOutlet();
  const { t, to } = useWords();
  const hasTeams = league.teams.length >= 2;
  const isNew = matches.length === 0 && fixtures.items.length === 0;
  const [open, setOpen] = useState<Opened>();
  const [deleting, setDeleting] = useState<Match>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="admin-actions">
        {hasTeams && <PlanButtons isNew={isNew} onOpen={setOpen} />}
        <ListTools
          imports={['fixtures']}
          exports={['fixtures', 'results', 'standings']}
          leagueId={league.id}
        />
      </div>
      {fixtures.swiss && <SwissCard league={league} swiss={fixtures.swiss} />}
      {matches.length > 0 ? (
        <MatchTable matches={matches} isOfLeague onDelete={setDeleting} />
      ) : (
        fixtures.items.length === 0 && (
          <div className="admin-card admin-empty">
            <p>{hasTeams ? t.admin.noFixtures : t.guide.noTeamsForFixtures}</p>
            {!hasTeams && (
              <Link className="button mt-4" to={to(`/admin/viewLeagues/${league.id}/teamLists`)}>
                {t.guide.toTeams}
              </Link>
            )}
          </div>
        )
      )}
      <DraftCard league={league} fixtures={fixtures.items} />
      <WaitingList league={league} fixtures={fixtures} />
      <PlanList league={league} fixtures={fixtures} matches={matches} />
      {matches.length > 0 && <ShareMatchesCard league={league} matches={matches} />}
      <DayLinksCard leagueId={league.id} matches={matches} />
      {league.teams.length > 0 && <CaptainNumbersCard leagueId={league.id} />}
      {open === 'create' && <MatchDialog league={league} onClose={close} />}
      {(open === 'generate' || open === 'play-offs') && (
        <Suspense>
          <GenerateDialog
            lastDay={lastDayOf(matches)}
            format={open === 'play-offs' ? open : undefined}
            league={league}
            settings={settings}
            venues={venues}
            matchCount={matches.length}
            onClose={close}
          />
        </Suspense>
      )}
      {deleting && (
        <DeleteDialog
          kind="match"
          id={deleting.id}
          name={t.match.title(deleting.team1.name, deleting.team2.name)}
          text={t.admin.deleteMatch}
          run={(id) => callApi('DELETE /matches/{id}', { path: { id } })}
          done={t.admin.matchDeleted}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

type Opened = 'create' | 'generate' | 'play-offs';

/** A beginner wants all of them at once, later one more, or what follows the table. */
function PlanButtons({ isNew, onOpen }: { isNew: boolean; onOpen: (dialog: Opened) => void }) {
  const { t } = useWords();
  return (
    <>
      <button
        className={isNew ? 'button soft' : 'button'}
        type="button"
        onClick={() => onOpen('create')}
      >
        {t.admin.createMatch}
      </button>
      <button
        className={isNew ? 'button' : 'button soft'}
        type="button"
        onClick={() => onOpen('generate')}
      >
        {t.admin.generate}
      </button>
      {!isNew && (
        <button className="button soft" type="button" onClick={() => onOpen('play-offs')}>
          {t.playOffs.button}
        </button>
      )}
    </>
  );
}
