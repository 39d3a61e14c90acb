import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { callApi, listItems } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { Consent } from '#contract/people/consent.ts';
import { ConsentEntry } from './consent-entry.tsx';
import { NoteConsentDialog } from './note-consent-dialog.tsx';

type Props = {
  player: { id: string; fullName: string };
  /** Users who may record new consents; a player reads and withdraws. */
  mayNote: boolean;
  onClose: () => void;
};

/** All that was agreed to for one player, the latest first. */
export function ConsentsDialog({ player, mayNote, onClose }: Props) {
  const { t } = useWords();
  const words = t.consents;
  const [consents, setConsents] = useState<readonly Consent[]>();
  const [hasFailed, setFailed] = useState(false);
  const [version, setVersion] = useState(0);
  const [isNoting, setNoting] = useState(false);
  const [ending, setEnding] = useState<Consent>();

  useEffect(() => {
    let isCurrent = version >= 0;
    listItems('GET /players/{id}/consents', { path: { id: player.id } }).then(
      (found) => isCurrent && setConsents(found),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [player.id, version]);

  if (isNoting) {
    return (
      <NoteConsentDialog
        playerId={player.id}
        onClose={() => {
          setNoting(false);
          setVersion(version + 1);
        }}
      />
    );
  }
  if (ending) {
    return (
      <ConfirmDialog
        title={words.withdraw}
        text={words.withdrawAsk}
        action={words.withdraw}
        run={() =>
          callApi('POST /players/{id}/consents/{consent}/withdrawal', {
            path: { id: player.id, consent: ending.id },
          })
        }
        done={words.withdrawn}
        onClose={() => {
          setEnding(undefined);
          setVersion(version + 1);
        }}
      />
    );
  }
  return (
    <Dialog title={words.titleOf(player.fullName)} closeLabel={t.admin.close} onClose={onClose}>
      <p className="text-quiet">{words.text}</p>
      <div role="status">
        {hasFailed && <p>{words.failed}</p>}
        {!consents && !hasFailed && <p className="text-quiet">{t.account.loading}</p>}
        {consents?.length === 0 && <p>{words.none}</p>}
      </div>
      <ul className="claims">
        {consents?.map((consent) => (
          <li key={consent.id}>
            <ConsentEntry consent={consent} onWithdraw={() => setEnding(consent)} />
          </li>
        ))}
      </ul>
      {mayNote && (
        <div className="dialog-actions">
          <button className="button" type="button" onClick={() => setNoting(true)}>
            {words.note}
          </button>
        </div>
      )}
    </Dialog>
  );
}
