import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextArea } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { makeClaimSchema } from '#contract/people/claim.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { recordLine } from './record-line.ts';

/** 'This is me', with who will see it, and a word to them. */
export function ClaimDialog({ player, onClose }: { player: PlayerSummary; onClose: () => void }) {
  const { t, language } = useWords();
  return (
    <FormDialog
      title={t.claims.isMe}
      schema={makeClaimSchema}
      missing={t.admin.fillRequired}
      toInput={(values) => ({ ...values, language })}
      send={(claim, { key }) =>
        callApi('POST /players/{id}/claims', { path: { id: player.id }, body: claim, key })
      }
      saved={t.claims.sent}
      submitLabel={t.claims.send}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>
            <b>{recordLine(player, t)}</b>
          </p>
          <p>{t.claims.shown}</p>
          <TextArea
            name="note"
            label={t.claims.note}
            hint={t.claims.noteHint}
            errors={errors}
            rows={3}
          />
        </>
      )}
    </FormDialog>
  );
}
