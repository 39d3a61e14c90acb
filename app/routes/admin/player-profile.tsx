import { lazy, Suspense, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { HistoryLink } from '#app/features/admin/audit/history-link.tsx';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { DoublesLink } from '#app/features/admin/merging/doubles-link.tsx';
import { PersonData } from '#app/features/admin/person-data/person-data.tsx';
import {
  loadProfilePart,
  PROFILE_TABS,
  type ProfileTab,
  profileTabOf,
} from '#app/features/admin/player/load-profile-part.ts';
import { PlayerDialog } from '#app/features/admin/teams/player-dialog.tsx';
import { PlayerPicture } from '#app/features/admin/teams/player-picture.tsx';
import { AccountCard } from '#app/features/claims/account-card.tsx';
import { ConsentsDialog } from '#app/features/consents/consents-dialog.tsx';
import { PictureDialog } from '#app/features/forms/picture-dialog.tsx';
import { SocialLinks } from '#app/features/players/social-links.tsx';
import { callApi, listEverything } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import profileCss from '#app/styles/admin/player-profile.css?url';

/** They belong to public pages: no other page of the administration pays for them. */
const ProfileParts = lazy(async () => {
  const { ProfileParts: parts } = await import('#app/features/admin/player/profile-parts.tsx');
  return { default: parts };
});

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const id = params.id!;
  const [player, { account }, claims] = await Promise.all([
    callApi('GET /players/{id}', { path: { id } }),
    callApi('GET /players/{id}/account', { path: { id } }),
    listEverything('GET /claims', { query: { player: id } }),
  ]);
  const [team, part] = await Promise.all([
    player.team && callApi('GET /teams/{id}', { path: { id: player.team.id } }),
    loadProfilePart(player, profileTabOf(request.url)),
  ]);
  return { player, account, claims, team, part };
}

export default function PlayerProfile() {
  const { player, account, claims, team, part } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const [open, setOpen] = useState<'edit' | 'picture' | 'consents'>();
  const close = () => setOpen(undefined);
  return (
    <AdminPage
      title={player.fullName}
      actions={
        <>
          <button className="button" type="button" onClick={() => setOpen('edit')}>
            {t.admin.edit}
          </button>
          <button className="button soft" type="button" onClick={() => setOpen('picture')}>
            {t.admin.updatePicture}
          </button>
          <button className="button soft" type="button" onClick={() => setOpen('consents')}>
            {t.consents.open}
          </button>
          <HistoryLink subject={`player:${player.id}`} />
          <a className="button soft" href={to(`/player-profile/${player.id}`)}>
            {t.admin.publicSite}
          </a>
        </>
      }
    >
      <section className="admin-card flex items-center gap-4 p-4">
        <PlayerPicture player={player} size={64} />
        <div>
          <p className="subtitle">{player.fullName}</p>
          <p className="facts-line">
            {player.email && <span>{player.email}</span>}
            {player.phone && <span>{player.phone}</span>}
          </p>
          <SocialLinks player={player} />
        </div>
      </section>
      <ProfileTabs id={player.id} open={part.tab} />
      <link rel="stylesheet" href={profileCss} />
      <Suspense>
        <ProfileParts player={player} team={team} part={part} />
      </Suspense>
      {part.tab === 'details' && (
        <>
          <AccountCard playerId={player.id} account={account} claims={claims} />
          <p>
            <DoublesLink kind="player" id={player.id} />
          </p>
          <section className="admin-card p-4">
            <PersonData
              kind="players"
              id={player.id}
              name={player.fullName}
              hasAccount={account !== null}
            />
          </section>
        </>
      )}
      {open === 'edit' && <PlayerDialog player={player} isOffice onClose={close} />}
      {open === 'consents' && <ConsentsDialog player={player} mayNote onClose={close} />}
      {open === 'picture' && (
        <PictureDialog
          title={t.admin.updatePicture}
          send={(file, sending) =>
            callApi('PUT /players/{id}/picture', { path: { id: player.id }, file, sending })
          }
          saved={t.admin.pictureSaved}
          failed={t.admin.pictureFailed}
          onClose={close}
        />
      )}
    </AdminPage>
  );
}

function ProfileTabs({ id, open }: { id: string; open: ProfileTab }) {
  const { t, to } = useWords();
  return (
    <nav className="tabs" aria-label={t.people.playerTabs}>
      {PROFILE_TABS.map((tab) => (
        <Link
          key={tab}
          to={to(`/admin/player-profile/${id}${tab === 'details' ? '' : `?tab=${tab}`}`)}
          aria-current={open === tab ? 'page' : undefined}
          preventScrollReset
        >
          {t.people[tab]}
        </Link>
      ))}
    </nav>
  );
}
