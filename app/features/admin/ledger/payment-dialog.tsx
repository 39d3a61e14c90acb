import { callApi } from '#app/lib/api/call.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type LedgerCharge, newPaymentSchema, PAYMENT_WAYS } from '#contract/ledger/ledger.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';

type Props = { leagueId: string; charge: LedgerCharge; onClose: () => void };

/** Money that came for a charge: all that is left of it, or a part. */
export function PaymentDialog({ leagueId, charge, onClose }: Props) {
  const { t } = useWords();
  const words = t.ledger;
  const today = localDay(Date.now());
  return (
    <FormDialog
      title={words.payTitle(charge.account.name)}
      schema={newPaymentSchema}
      missing={t.admin.fillRequired}
      toInput={({ amount, ...values }) => ({ ...values, amount: Number(amount) })}
      send={(body, { key }) =>
        callApi('POST /leagues/{id}/charges/{entry}/payments', {
          path: { id: leagueId, entry: charge.id },
          body,
          key,
        })
      }
      saved={words.payment}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <div className="form-pair">
            <TextField
              name="amount"
              label={words.shillings}
              errors={errors}
              type="number"
              defaultValue={charge.open}
              required
            />
            <TextField
              name="paidOn"
              label={words.paidOn}
              errors={errors}
              type="date"
              max={today}
              defaultValue={today}
              required
            />
          </div>
          <SelectField
            name="way"
            label={words.way}
            errors={errors}
            choices={choicesOf(PAYMENT_WAYS, words.ways)}
            defaultValue="cash"
          />
          <TextField
            name="reference"
            label={words.reference}
            hint={words.referenceHint}
            errors={errors}
          />
        </>
      )}
    </FormDialog>
  );
}
