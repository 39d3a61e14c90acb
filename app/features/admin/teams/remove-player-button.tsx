import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Player } from '#contract/people/player.ts';
import type { useChange } from '../../forms/use-change.ts';

type Props = {
  teamId: string;
  player: Pick<Player, 'id' | 'fullName'>;
  /** The whole roster is busy: one change at a time. */
  changing: ReturnType<typeof useChange>;
};

/** Takes a player out of the team, and back in by the toast's undo. */
export function RemovePlayerButton({ teamId, player, changing }: Props) {
  const { t } = useWords();
  const { change, isBusy } = changing;
  return (
    <button
      className="row-action bad"
      type="button"
      disabled={isBusy}
      aria-label={t.admin.removePlayer(player.fullName)}
      onClick={() =>
        change({
          run: () =>
            callApi('DELETE /teams/{id}/players/{playerId}', {
              path: { id: teamId, playerId: player.id },
            }),
          undo: () =>
            callApi('POST /teams/{id}/players', {
              path: { id: teamId },
              body: { playerId: player.id },
            }),
          done: t.admin.playerRemoved,
        })
      }
    >
      {t.admin.remove}
    </button>
  );
}
