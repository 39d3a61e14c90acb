import { useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { PlayerAccount, WaitingClaim } from '#contract/people/claim.ts';
import { WaitingClaims } from './waiting-claims.tsx';

type Props = {
  playerId: string;
  account: PlayerAccount['account'];
  claims: readonly WaitingClaim[];
};

/**
 * The owner of the record, the person who says so, and a button that takes it back: for
 * administrators.
 */
export function AccountCard({ playerId, account, claims }: Props) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const words = t.claims;
  return (
    <section className="admin-card p-4">
      <h2 className="subtitle">{words.account}</h2>
      <p className="line">
        {account ? words.belongsTo(account.name, account.email) : words.belongsToNobody}
        {account && (
          <button className="button soft small" type="button" onClick={() => setOpen(true)}>
            {words.unlink}
          </button>
        )}
      </p>
      {claims.length > 0 && <WaitingClaims claims={claims} />}
      {isOpen && account && (
        <ConfirmDialog
          title={words.unlink}
          text={words.unlinkAsk(account.name)}
          action={words.unlink}
          run={() => callApi('DELETE /players/{id}/account', { path: { id: playerId } })}
          done={words.unlinked}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
