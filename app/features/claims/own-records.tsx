import { useState } from 'react';
import { PlayerDialog } from '#app/features/admin/teams/player-dialog.tsx';
import { PlayerPicture } from '#app/features/admin/teams/player-picture.tsx';
import { ConsentsDialog } from '#app/features/consents/consents-dialog.tsx';
import { PictureDialog } from '#app/features/forms/picture-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Player } from '#contract/people/player.ts';
import { recordFacts } from './record-line.ts';

type Open = { player: Player; what: 'profile' | 'picture' | 'consents' };

/** The records that are one's own, with profile and picture to change. */
export function OwnRecords({ players }: { players: readonly Player[] }) {
  const { t, to } = useWords();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const words = t.coaching;
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.ownRecords}</h2>
      <ul className="claims">
        {players.map((player) => (
          <li key={player.id}>
            <div className="line">
              <PlayerPicture player={player} size={64} />
              <p>
                <b>{player.fullName}</b>
                <span className="block text-quiet">{recordFacts(player, t).join(' · ')}</span>
                {player.team && (
                  <a className="link" href={to(`/team/${player.team.id}`)}>
                    {player.team.name}
                  </a>
                )}
              </p>
            </div>
            <div className="line">
              <button
                className="button small"
                type="button"
                onClick={() => setOpen({ player, what: 'profile' })}
              >
                {words.editProfile}
                <span className="sr"> {player.fullName}</span>
              </button>
              <button
                className="button soft small"
                type="button"
                onClick={() => setOpen({ player, what: 'picture' })}
              >
                {words.changePicture}
                <span className="sr"> {player.fullName}</span>
              </button>
              <button
                className="button soft small"
                type="button"
                onClick={() => setOpen({ player, what: 'consents' })}
              >
                {t.consents.open}
                <span className="sr"> {player.fullName}</span>
              </button>
              <a className="button soft small" href={to(`/player-profile/${player.id}`)}>
                {words.publicProfile}
                <span className="sr"> {player.fullName}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
      {open?.what === 'profile' && <PlayerDialog player={open.player} onClose={close} />}
      {open?.what === 'consents' && (
        <ConsentsDialog player={open.player} mayNote={false} onClose={close} />
      )}
      {open?.what === 'picture' && (
        <PictureDialog
          title={words.changePicture}
          send={(file, sending) =>
            callApi('PUT /players/{id}/picture', { path: { id: open.player.id }, file, sending })
          }
          saved={t.admin.pictureSaved}
          failed={t.admin.pictureFailed}
          onClose={close}
        />
      )}
    </section>
  );
}
