import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { HistoryLink } from '#app/features/admin/audit/history-link.tsx';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { DoublesLink } from '#app/features/admin/merging/doubles-link.tsx';
import { PersonData } from '#app/features/admin/person-data/person-data.tsx';
import { PlayerDialog } from '#app/features/admin/teams/player-dialog.tsx';
import { PlayerPicture } from '#app/features/admin/teams/player-picture.tsx';
import { AccountCard } from '#app/features/claims/account-card.tsx';
import { ConsentsDialog } from '#app/features/consents/consents-dialog.tsx';
import { PictureDialog } from '#app/features/forms/picture-dialog.tsx';
import { writtenWord } from '#app/features/players/written-word.ts';
import { callApi, listEverything } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { wordFor } from '#app/lib/word-for.ts';
import type { Player } from '#contract/people/player.ts';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.id!;
  const [player, { account }, claims] = await Promise.all([
    callApi('GET /players/{id}', { path: { id } }),
    callApi('GET /players/{id}/account', { path: { id } }),
    listEverything('GET /claims', { query: { player: id } }),
  ]);
  return { player, account, claims };
}

export default function PlayerProfile() {
  const { player, account, claims } = useLoaderData<typeof clientLoader>();
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
        </div>
      </section>
      <AccountCard playerId={player.id} account={account} claims={claims} />
      <Details player={player} />
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

function Details({ player }: { player: Player }) {
  const { t, to } = useWords();
  const words = t.admin;
  const team = player.team ? (
    <Link className="link" to={to(`/admin/viewTeam/${player.team.id}`)}>
      {player.team.name}
    </Link>
  ) : (
    words.unknownTeam
  );
  const groups = [
    [
      words.basic,
      [
        [words.nickname, player.nickname],
        [words.age, player.age === 0 ? null : player.age],
        [words.dateOfBirth, player.dateOfBirth],
        [words.nationality, writtenWord(t, player.nationality)],
        [words.licence, player.licence],
        [words.licenceUntil, player.licenceUntil],
        [words.gender, wordFor(player.gender, words.playerGenders)],
      ],
    ],
    [
      words.physical,
      [
        [words.height, player.height],
        [words.weight, player.weight],
        [words.dominantHand, wordFor(player.dominantHand, words.hands)],
      ],
    ],
    [
      words.teamPosition,
      [
        [words.team, team],
        [words.jerseyNumber, player.jerseyNumber],
        [words.position, writtenWord(t, player.position)],
        [words.bio, player.personalBio],
      ],
    ],
  ] as const;
  return groups.map(([title, facts]) => (
    <section className="admin-card p-4" key={title}>
      <h2 className="subtitle">{title}</h2>
      <dl className="mt-2 grid gap-2 text-sm">
        {facts.map(([label, value]) => (
          <div className="flex justify-between gap-4" key={label}>
            <dt className="text-quiet">{label}</dt>
            <dd className="text-right">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
