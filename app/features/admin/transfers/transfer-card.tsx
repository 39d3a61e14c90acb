import { useState } from 'react';
import { useChange } from '#app/features/forms/use-change.ts';
import { TransferList } from '#app/features/transfers/transfer-list.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import type { Transfer } from '#contract/transfers/transfer.ts';
import { TransferDialog } from './transfer-dialog.tsx';

type Props = { team: Pick<TeamDetail, 'id' | 'name'>; transfers: readonly Transfer[] };

/** The transfers of a team, and the way to a new one; those into the team can be taken back. */
export function TransferCard({ team, transfers }: Props) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { change, isBusy } = useChange();
  const words = t.transferring;

  const undo = ({ id }: Transfer) =>
    change({
      run: () =>
        callApi('DELETE /teams/{id}/transfers/{transfer}', {
          path: { id: team.id, transfer: id },
        }),
      done: words.undone,
    });

  return (
    <section className="admin-card">
      <h2 className="subtitle px-4 pt-4">{t.transfers.title}</h2>
      <div className="p-4">
        <TransferList
          transfers={transfers}
          more={(transfer) =>
            transfer.to.id === team.id && (
              <button
                className="row-action"
                type="button"
                disabled={isBusy}
                onClick={() => undo(transfer)}
              >
                {words.undo}
                <span className="sr"> {transfer.player.name}</span>
              </button>
            )
          }
        />
        <p className="mt-3">
          <button className="button soft small" type="button" onClick={() => setOpen(true)}>
            {words.open}
          </button>
        </p>
      </div>
      {isOpen && <TransferDialog team={team} onClose={() => setOpen(false)} />}
    </section>
  );
}
