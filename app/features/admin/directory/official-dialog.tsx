import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { createOfficialSchema, type Official } from '#contract/people/official.ts';
import { bindFields } from '../../forms/bind-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { ownChanges } from '../../forms/own-changes.ts';
import { TextArea, TextField } from '../../forms/text-field.tsx';
import { useOpenedWith } from '../../forms/use-opened-with.ts';
import { PersonData } from '../person-data/person-data.tsx';
import { AccountField } from './account-field.tsx';

type Props = {
  /** The official to change; without one a new one is made. */
  official: Official | undefined;
  onClose: () => void;
};

export function OfficialDialog({ onClose, ...props }: Props) {
  const official = useOpenedWith(props.official);
  const { t } = useWords();
  return (
    <FormDialog
      title={official ? t.directory.editOfficial : t.directory.newOfficial}
      schema={createOfficialSchema}
      missing={t.admin.fillRequired}
      toInput={({ level = '', city = '', note = '', ...values }) => ({
        level,
        city,
        note,
        phone: null,
        email: null,
        account: null,
        ...values,
      })}
      send={(input, { key }) =>
        official
          ? callApi('PATCH /officials/{id}', {
              path: { id: official.id },
              body: ownChanges(official, input),
            })
          : callApi('POST /officials', { body: input, key })
      }
      saved={t.directory.officialSaved}
      onClose={onClose}
    >
      {(errors) => {
        const bind = bindFields(errors, official);
        return (
          <>
            <TextField {...bind('name')} label={t.admin.fullName} required />
            <div className="form-pair">
              <TextField
                {...bind('level')}
                label={t.directory.level}
                hint={t.directory.levelHint}
              />
              <TextField {...bind('city')} label={t.admin.city} />
              <TextField {...bind('phone')} label={t.admin.phone} type="tel" />
              <TextField {...bind('email')} label={t.admin.email} type="email" />
            </div>
            <AccountField
              account={official?.account ?? null}
              errors={errors}
              hint={t.directory.accountHint}
            />
            <TextArea {...bind('note')} label={t.directory.note} />
            {official && (
              <PersonData
                kind="officials"
                id={official.id}
                name={official.name}
                hasAccount={official.account !== null}
                onErased={onClose}
              />
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
