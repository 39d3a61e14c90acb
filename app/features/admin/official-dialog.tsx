import { createOfficial, updateOfficial } from '#app/lib/api-client-official.ts';
import { useWords } from '#app/lib/use-words.ts';
import { createOfficialSchema, type Official } from '#contract/official.ts';
import { AccountField } from './account-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextArea, TextField } from './text-field.tsx';

type Props = {
  /** The official to change; without one a new one is made. */
  official: Official | undefined;
  onClose: () => void;
};

export function OfficialDialog({ official, onClose }: Props) {
  const { t } = useWords();
  return (
    <FormDialog
      title={official ? t.records.editOfficial : t.records.newOfficial}
      schema={createOfficialSchema}
      missing={t.admin.fillRequired}
      toInput={({ level = '', city = '', note = '', ...values }) => ({
        ...{ level, city, note, phone: null, email: null, account: null },
        ...values,
      })}
      send={(input) => (official ? updateOfficial(official.id, input) : createOfficial(input))}
      saved={t.records.officialSaved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            name="name"
            label={t.admin.fullName}
            errors={errors}
            defaultValue={official?.name}
            required
          />
          <div className="form-pair">
            <TextField
              name="level"
              label={t.records.level}
              errors={errors}
              defaultValue={official?.level}
              hint={t.records.levelHint}
            />
            <TextField
              name="city"
              label={t.admin.city}
              errors={errors}
              defaultValue={official?.city}
            />
            <TextField
              name="phone"
              label={t.admin.phone}
              type="tel"
              errors={errors}
              defaultValue={official?.phone ?? undefined}
            />
            <TextField
              name="email"
              label={t.admin.email}
              type="email"
              errors={errors}
              defaultValue={official?.email ?? undefined}
            />
          </div>
          <AccountField
            account={official?.account ?? null}
            errors={errors}
            hint={t.records.accountHint}
          />
          <TextArea
            name="note"
            label={t.records.note}
            errors={errors}
            defaultValue={official?.note}
          />
        </>
      )}
    </FormDialog>
  );
}
