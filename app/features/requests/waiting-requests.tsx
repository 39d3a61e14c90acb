import { useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { decideTeamRequestSchema, type TeamRequest } from '#contract/people/team-request.ts';

type Decision = { request: TeamRequest; answer: 'accept' | 'refuse' };

/** Coaches who ask for a player, each with the two answers: for the player and administrators. */
export function WaitingRequests({ requests }: { requests: readonly TeamRequest[] }) {
  const { t, language } = useWords();
  const [decision, setDecision] = useState<Decision>();
  const words = t.requests;
  const close = () => setDecision(undefined);
  return (
    <>
      <ul className="claims">
        {requests.map((request) => {
          const { player, team, askedBy } = request;
          const day = formatDay(language, localDay(Date.parse(request.askedAt)), 'dated');
          return (
            <li key={request.id}>
              <p>
                <b>{words.asks(askedBy.name, team.name, player.fullName)}</b>
              </p>
              <p className="text-quiet">
                {words.askedOn(day)} · {words.means}
              </p>
              <div className="line">
                <button
                  className="button small"
                  type="button"
                  aria-label={words.acceptOf(player.fullName, team.name)}
                  onClick={() => setDecision({ request, answer: 'accept' })}
                >
                  {words.accept}
                </button>
                <button
                  className="button soft small"
                  type="button"
                  aria-label={words.refuseOf(player.fullName, team.name)}
                  onClick={() => setDecision({ request, answer: 'refuse' })}
                >
                  {words.refuse}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {decision?.answer === 'accept' && <AcceptDialog request={decision.request} onClose={close} />}
      {decision?.answer === 'refuse' && <RefuseDialog request={decision.request} onClose={close} />}
    </>
  );
}

type DialogProps = { request: TeamRequest; onClose: () => void };

function AcceptDialog({ request, onClose }: DialogProps) {
  const words = useWords().t.requests;
  return (
    <ConfirmDialog
      title={words.accept}
      text={words.acceptAsk(request.player.fullName, request.team.name)}
      action={words.accept}
      kind="plain"
      run={() =>
        callApi('POST /team-requests/{id}/decision', {
          path: { id: request.id },
          body: { accept: true },
        })
      }
      done={words.accepted}
      onClose={onClose}
    />
  );
}

function RefuseDialog({ request, onClose }: DialogProps) {
  const { t } = useWords();
  const words = t.requests;
  return (
    <FormDialog
      title={words.refuseTitle}
      schema={decideTeamRequestSchema}
      missing={t.admin.fillRequired}
      toInput={({ reason }) => ({ accept: false, reason })}
      send={(decision) =>
        callApi('POST /team-requests/{id}/decision', { path: { id: request.id }, body: decision })
      }
      saved={words.refused}
      submitLabel={words.refuse}
      onClose={onClose}
    >
      {(errors) => (
        <TextField name="reason" label={words.reason} hint={words.reasonHint} errors={errors} />
      )}
    </FormDialog>
  );
}
