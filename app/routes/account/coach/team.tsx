import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFallback, SubFrame } from '#app/features/account/landing-frame.tsx';
import { OwnPageError } from '#app/features/account/own-page-error.tsx';
import { readAs } from '#app/features/account/refused-to.ts';
import { requireMe } from '#app/features/account/require-me.ts';
import { PlayerDialog } from '#app/features/admin/teams/player-dialog.tsx';
import { Swatch } from '#app/features/admin/teams/swatch.tsx';
import { TeamLogoDialog } from '#app/features/admin/teams/team-logo-dialog.tsx';
import { FreePlayerDialog } from '#app/features/coach/free-player-dialog.tsx';
import { OwnTeamDialog } from '#app/features/coach/own-team-dialog.tsx';
import { RosterRows } from '#app/features/coach/roster-rows.tsx';
import { SquadCheck } from '#app/features/coach/squad-check.tsx';
import { TeamCharges } from '#app/features/coach/team-charges.tsx';
import { WriteRosterDialog } from '#app/features/coach/write-roster-dialog.tsx';
import { Crest } from '#app/features/crest/crest.tsx';
import { DoubleNotice } from '#app/features/players/double-notice.tsx';
import { TeamRequests } from '#app/features/requests/team-requests.tsx';
import { SignUpOffice } from '#app/features/sign-ups/sign-up-office.tsx';
import { callApi, listEverything, listItems } from '#app/lib/api/call.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const me = await requireMe(request);
  const id = params.id ?? '';
  const [team, players, requests, checks, ledger, signUps] = await readAs(me, () =>
    Promise.all([
      callApi('GET /teams/{id}', { path: { id } }),
      listItems('GET /teams/{id}/players', { path: { id } }),
      listEverything('GET /team-requests', { query: { team: id } }),
      listItems('GET /teams/{id}/eligibility', { path: { id } }),
      callApi('GET /teams/{id}/ledger', { path: { id } }),
      callApi('GET /teams/{id}/sign-ups', { path: { id } }),
    ]),
  );
  return { team, players, requests, checks, ledger, signUps };
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { t, to } = useWords();
  return <OwnPageError error={error} back={{ href: to('/coach'), label: t.account.coachTitle }} />;
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.account.coachTitle} />;
}

/** One's own team: what it looks like, and who plays in it. */
export default function CoachTeam() {
  const { team, players, requests, checks, ledger, signUps } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const [open, setOpen] = useState<'edit' | 'logo' | 'new' | 'write' | 'list'>();
  const close = () => setOpen(undefined);
  const words = t.coaching;
  return (
    <SubFrame title={team.name} above={team.city} back={{ href: to('/coach'), label: words.back }}>
      <section className="panel-card">
        <div className="line">
          <Crest {...team} size={64} />
          <Swatch color={team.jerseyColor1} label={t.admin.jerseyColor1} />
          <Swatch color={team.jerseyColor2} label={t.admin.jerseyColor2} />
        </div>
        <div className="line">
          <button className="button soft small" type="button" onClick={() => setOpen('edit')}>
            {words.coloursAndName}
          </button>
          <button className="button soft small" type="button" onClick={() => setOpen('logo')}>
            {words.logo}
          </button>
          <a className="button soft small" href={to(`/team/${team.id}`)}>
            {words.publicPage}
          </a>
        </div>
      </section>
      <section className="panel-card">
        <h2 className="subtitle">
          {words.roster} · {t.people.playerCount(players.length)}
        </h2>
        {players.length === 0 ? (
          <p className="text-quiet">{words.rosterEmpty}</p>
        ) : (
          <RosterRows teamId={team.id} players={players} />
        )}
        <DoubleNotice players={players} />
        <div className="line">
          <button className="button small" type="button" onClick={() => setOpen('write')}>
            {t.typedLists.players.open}
          </button>
          <button className="button soft small" type="button" onClick={() => setOpen('new')}>
            {words.addPlayer}
          </button>
          <button className="button soft small" type="button" onClick={() => setOpen('list')}>
            {words.fromList}
          </button>
        </div>
      </section>
      <SignUpOffice team={team} signUps={signUps} className="panel-card" />
      <SquadCheck checks={checks} />
      <TeamCharges ledger={ledger} />
      {requests.length > 0 && <TeamRequests requests={requests} />}
      {open === 'edit' && <OwnTeamDialog team={team} onClose={close} />}
      {open === 'write' && (
        <WriteRosterDialog
          teamId={team.id}
          names={players.map(({ fullName }) => fullName)}
          onClose={close}
        />
      )}
      {open === 'new' && <PlayerDialog teamId={team.id} onClose={close} />}
      {open === 'list' && <FreePlayerDialog teamId={team.id} onClose={close} />}
      {open === 'logo' && <TeamLogoDialog teamId={team.id} onClose={close} />}
    </SubFrame>
  );
}
