import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { createPartnerSchema, type PartnerEntry } from '#contract/people/partner.ts';
import { bindFields } from '../../forms/bind-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { ownChanges } from '../../forms/own-changes.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useOpenedWith } from '../../forms/use-opened-with.ts';
import { AccountField } from './account-field.tsx';

type Props = {
  /** The partner to change; without one a new one is made. */
  partner: PartnerEntry | undefined;
  onClose: () => void;
};

export function PartnerDialog({ onClose, ...props }: Props) {
  const partner = useOpenedWith(props.partner);
  const { t } = useWords();
  return (
    <FormDialog
      title={partner ? t.directory.editPartner : t.directory.newPartner}
      schema={createPartnerSchema}
      missing={t.admin.fillRequired}
      toInput={(values) => ({ link: null, account: null, ...values })}
      send={(input, { key }) =>
        partner
          ? callApi('PATCH /partners/{id}', {
              path: { id: partner.id },
              body: ownChanges(partner, input),
            })
          : callApi('POST /partners', { body: input, key })
      }
      saved={t.directory.partnerSaved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField {...bindFields(errors, partner)('name')} label={t.admin.name} required />
          <TextField
            {...bindFields(errors, partner)('link')}
            label={t.directory.link}
            hint={t.directory.linkHint}
          />
          <AccountField
            account={partner?.account ?? null}
            errors={errors}
            hint={t.directory.partnerAccountHint}
          />
        </>
      )}
    </FormDialog>
  );
}
