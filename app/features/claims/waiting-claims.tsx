import { useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { decideClaimSchema, type WaitingClaim } from '#contract/people/claim.ts';
import { recordLine } from './record-line.ts';

type Decision = { claim: WaitingClaim; answer: 'accept' | 'refuse' };

/** People who say that a record is theirs, each with the two answers. */
export function WaitingClaims({ claims }: { claims: readonly WaitingClaim[] }) {
  const { t, language } = useWords();
  const [decision, setDecision] = useState<Decision>();
  const words = t.claims;
  const close = () => setDecision(undefined);
  return (
    <>
      <ul className="claims">
        {claims.map((claim) => {
          const { claimant, player } = claim;
          return (
            <li key={claim.id}>
              <p>
                <b>{claimant.name}</b> {words.says(recordLine(player, t))}
              </p>
              <p className="text-quiet">
                {claimant.email} ·{' '}
                {words.askedOn(formatDay(language, localDay(Date.parse(claim.askedAt)), 'dated'))}
              </p>
              {claim.note && <blockquote>{claim.note}</blockquote>}
              <div className="line">
                <button
                  className="button small"
                  type="button"
                  aria-label={words.acceptOf(claimant.name, player.fullName)}
                  onClick={() => setDecision({ claim, answer: 'accept' })}
                >
                  {words.accept}
                </button>
                <button
                  className="button soft small"
                  type="button"
                  aria-label={words.refuseOf(claimant.name, player.fullName)}
                  onClick={() => setDecision({ claim, answer: 'refuse' })}
                >
                  {words.refuse}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {decision?.answer === 'accept' && <AcceptDialog claim={decision.claim} onClose={close} />}
      {decision?.answer === 'refuse' && <RefuseDialog claim={decision.claim} onClose={close} />}
    </>
  );
}

type DialogProps = { claim: WaitingClaim; onClose: () => void };

function AcceptDialog({ claim, onClose }: DialogProps) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      title={t.claims.accept}
      text={t.claims.acceptAsk(claim.claimant.name, claim.player.fullName)}
      action={t.claims.accept}
      kind="plain"
      run={() =>
        callApi('POST /claims/{id}/decision', { path: { id: claim.id }, body: { accept: true } })
      }
      done={t.claims.accepted}
      onClose={onClose}
    />
  );
}

function RefuseDialog({ claim, onClose }: DialogProps) {
  const { t } = useWords();
  return (
    <FormDialog
      title={t.claims.refuseTitle}
      schema={decideClaimSchema}
      missing={t.admin.fillRequired}
      toInput={({ reason }) => ({ accept: false, reason })}
      send={(decision) =>
        callApi('POST /claims/{id}/decision', { path: { id: claim.id }, body: decision })
      }
      saved={t.claims.refused}
      submitLabel={t.claims.refuse}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          name="reason"
          label={t.claims.reason}
          hint={t.claims.reasonHint}
          errors={errors}
        />
      )}
    </FormDialog>
  );
}
