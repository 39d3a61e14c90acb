import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { PlayerDialog } from '#app/features/admin/player-dialog.tsx';
import { PlayerPicture } from '#app/features/admin/player-picture.tsx';
import { deletePlayer, getPlayer, listPlayers } from '#app/lib/api-client-team.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Player } from '#contract/player.ts';

/** Phone and e-mail stand in the single records only, which say them to administrators. */
export async function clientLoader() {
  const players = await listPlayers();
  return Promise.all(players.map(({ id }) => getPlayer(id)));
}

export default function AllPlayers() {
  const players = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const [isCreating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<Player>();
  return (
    <AdminPage
      title={t.admin.players}
      actions={
        <button className="button" type="button" onClick={() => setCreating(true)}>
          {t.admin.newPlayer}
        </button>
      }
    >
      {players.length > 0 ? (
        <PlayerTable players={players} onDelete={setDeleting} />
      ) : (
        <p className="admin-card admin-empty">{t.admin.noPlayers}</p>
      )}
      {isCreating && <PlayerDialog onClose={() => setCreating(false)} />}
      {deleting && (
        <ConfirmDialog
          title={deleting.fullName}
          text={t.admin.deletePlayer}
          action={t.admin.delete}
          run={() => deletePlayer(deleting.id)}
          done={t.admin.playerDeleted}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </AdminPage>
  );
}

type TableProps = { players: readonly Player[]; onDelete: (player: Player) => void };

function PlayerTable({ players, onDelete }: TableProps) {
  const { t, to } = useWords();
  return (
    <div className="admin-card">
      <table className="grid-table">
        <thead>
          <tr>
            <th scope="col">{t.admin.image}</th>
            <th scope="col">{t.admin.name}</th>
            <th scope="col">{t.admin.phone}</th>
            <th scope="col">{t.admin.email}</th>
            <th scope="col" className="actions">
              {t.admin.action}
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.id}>
              <td>
                <PlayerPicture player={player} size={32} />
              </td>
              <th scope="row">{player.fullName}</th>
              <td className="minor num">{player.phone}</td>
              <td className="minor">{player.email}</td>
              <td className="actions">
                <Link className="row-action" to={to(`/admin/player-profile/${player.id}`)}>
                  {t.admin.view}
                  <span className="sr"> {player.fullName}</span>
                </Link>
                <button className="row-action bad" type="button" onClick={() => onDelete(player)}>
                  {t.admin.delete}
                  <span className="sr"> {player.fullName}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
