import { useWords } from '#app/lib/use-words.ts';
import { type CancelEntry, cancelEntrySchema } from '#contract/ledger/ledger.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextField } from '../../forms/text-field.tsx';

type Props = { title: string; send: (input: CancelEntry) => Promise<unknown>; onClose: () => void };

/** Takes a charge or a payment out of the books, with the reason that stays in them. */
export function CancelDialog({ title, send, onClose }: Props) {
  const { t } = useWords();
  return (
    <FormDialog
      title={title}
      schema={cancelEntrySchema}
      missing={t.admin.fillRequired}
      send={send}
      saved={t.ledger.cancelled}
      onClose={onClose}
    >
      {(errors) => <TextField name="reason" label={t.ledger.reason} errors={errors} required />}
    </FormDialog>
  );
}
