import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { HistoryLink } from '#app/features/admin/audit/history-link.tsx';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { DoublesLink } from '#app/features/admin/merging/doubles-link.tsx';
import { AddPlayerDialog } from '#app/features/admin/teams/add-player-dialog.tsx';
import { CoachInvitation } from '#app/features/admin/teams/coach-invitation.tsx';
import { PlayerDialog } from '#app/features/admin/teams/player-dialog.tsx';
import { RemovePlayerButton } from '#app/features/admin/teams/remove-player-button.tsx';
import { Swatch } from '#app/features/admin/teams/swatch.tsx';
import { TeamDialog } from '#app/features/admin/teams/team-dialog.tsx';
import { TeamLogoDialog } from '#app/features/admin/teams/team-logo-dialog.tsx';
import { TransferCard } from '#app/features/admin/transfers/transfer-card.tsx';
import { Crest } from '#app/features/crest/crest.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { WrittenPlayersDialog } from '#app/features/imports/written-players-dialog.tsx';
import { DoubleNotice } from '#app/features/players/double-notice.tsx';
import { writtenWord } from '#app/features/players/written-word.ts';
import { SignUpOffice } from '#app/features/sign-ups/sign-up-office.tsx';
import { coachName } from '#app/features/teams/coach-name.ts';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import { useWords } from '#app/lib/use-words.ts';
import { wordFor } from '#app/lib/word-for.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import type { TeamDetail } from '#contract/people/team.ts';

/** A team may be in several leagues: whoever comes from one of them goes back there. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get('league');
  const [team, signUps, { items: transfers }, from] = await Promise.all([
    callApi('GET /teams/{id}', { path: { id: params.id! } }),
    callApi('GET /teams/{id}/sign-ups', { path: { id: params.id! } }).catch(unlessRefused),
    callApi('GET /transfers', { query: { team: params.id! } }),
    requested === null ? undefined : callApi('GET /leagues/{id}', { path: { id: requested } }),
  ]);
  const { leagueId } = team;
  return {
    team,
    signUps,
    transfers,
    league:
      from ??
      (leagueId === null
        ? undefined
        : await callApi('GET /leagues/{id}', { path: { id: leagueId } })),
  };
}

/** The sign-ups of a team whose coach has an account are the coach's and the administrators'. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof ApiProblem) || error.status !== 403) throw error;
}

export default function ViewTeam() {
  const { team, league, signUps, transfers } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const [open, setOpen] = useState<'edit' | 'new' | 'write' | 'add' | 'logo'>();
  const close = () => setOpen(undefined);
  // White and white is what nobody has chosen.
  const hasColors = [team.jerseyColor1, team.jerseyColor2].some((color) => color !== '#ffffff');
  return (
    <AdminPage
      title={team.name}
      above={league && { name: league.name, to: to(`/admin/viewLeagues/${league.id}/teamLists`) }}
      actions={
        <>
          <button className="button" type="button" onClick={() => setOpen('new')}>
            {t.admin.addPlayer}
          </button>
          <button className="button soft" type="button" onClick={() => setOpen('edit')}>
            {t.admin.editTeam}
          </button>
          <CoachInvitation className="button soft" team={team} />
          <button className="button soft" type="button" onClick={() => setOpen('logo')}>
            {t.admin.updateLogo}
          </button>
          <HistoryLink subject={`team:${team.id}`} />
          <a className="button soft" href={to(`/team/${team.id}`)}>
            {t.admin.publicSite}
          </a>
        </>
      }
    >
      <section className="admin-card flex flex-wrap items-center gap-4 p-4">
        <Crest {...team} size={64} />
        <div className="grid gap-2">
          <p className="subtitle">
            {team.name} · {t.admin.genders[team.gender]}
          </p>
          <p className="facts-line">
            <span>
              {t.admin.coach}: {coachName(team, t)}
            </span>
            <span>{team.city}</span>
            <span>{t.admin.playerCount(team.players.length)}</span>
          </p>
          {hasColors && (
            <p className="flex gap-2">
              <Swatch color={team.jerseyColor1} label={t.admin.jerseyColor1} />
              <Swatch color={team.jerseyColor2} label={t.admin.jerseyColor2} />
            </p>
          )}
        </div>
      </section>
      <section className="admin-card">
        {team.players.length > 0 ? (
          <Roster team={team} />
        ) : (
          <p className="admin-empty">{t.admin.noPlayers}</p>
        )}
        <DoubleNotice players={team.players} />
        <div className="card-actions">
          <button className="button small" type="button" onClick={() => setOpen('write')}>
            {t.typedLists.players.open}
          </button>
          <button className="button soft small" type="button" onClick={() => setOpen('add')}>
            {t.admin.addExisting}
          </button>
          <DoublesLink kind="team" id={team.id} />
          {league && <NextTeam league={league} teamId={team.id} />}
        </div>
      </section>
      <TransferCard team={team} transfers={transfers} />
      {signUps && <SignUpOffice team={team} signUps={signUps} className="admin-card" />}
      {open === 'edit' && <TeamDialog team={team} onClose={close} />}
      {open === 'new' && <PlayerDialog teamId={team.id} onClose={close} />}
      {open === 'write' && <WrittenPlayersDialog teamId={team.id} onClose={close} />}
      {open === 'logo' && <TeamLogoDialog teamId={team.id} onClose={close} />}
      {open === 'add' && <AddPlayerDialog teamId={team.id} onClose={close} />}
    </AdminPage>
  );
}

/** Rosters are written one after the other: the league's next team, and after the last the fixtures. */
function NextTeam({ league, teamId }: { league: LeagueDetail; teamId: string }) {
  const { t, to } = useWords();
  const at = league.teams.findIndex(({ id }) => id === teamId);
  if (at < 0) return null;
  const next = league.teams[at + 1];
  if (!next)
    return (
      <Link className="row-action" to={to(`/admin/viewLeagues/${league.id}/fixturesList`)}>
        {t.guide.toFixtures}
      </Link>
    );
  return (
    <Link className="row-action" to={to(`/admin/viewTeam/${next.id}?league=${league.id}`)}>
      {t.guide.nextTeam(next.name)}
    </Link>
  );
}

function Roster({ team }: { team: TeamDetail }) {
  const { t, to } = useWords();
  const changing = useChange();
  return (
    <table className="grid-table">
      <thead>
        <tr>
          <th scope="col">{t.admin.name}</th>
          <th scope="col">{t.admin.gender}</th>
          <th scope="col">{t.admin.position}</th>
          <th scope="col">{t.admin.dominantHand}</th>
          <th scope="col" className="actions">
            {t.admin.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {team.players.map((player) => (
          <tr key={player.id}>
            <th scope="row" className="full">
              <Link to={to(`/admin/player-profile/${player.id}`)}>
                {player.jerseyNumber !== null && `${player.jerseyNumber} · `}
                {player.fullName}
              </Link>
            </th>
            <td className="minor">{wordFor(player.gender, t.admin.genders)}</td>
            <td className="minor">{writtenWord(t, player.position)}</td>
            <td className="minor">{wordFor(player.dominantHand, t.admin.hands)}</td>
            <td className="actions">
              <RemovePlayerButton teamId={team.id} player={player} changing={changing} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
