import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { signInNameOf } from '#contract/accounts/sign-in-name.ts';
import { type InvitedUser, newUserSchema, ROLES } from '#contract/accounts/user.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';
import { SignInNameField } from './sign-in-name-field.tsx';

type Props = { onMade: (invited: InvitedUser) => void; onClose: () => void };

/** An account for somebody, made without a mail: the link that lets them in is shown next. */
export function NewPersonDialog({ onMade, onClose }: Props) {
  const { t, language } = useWords();
  return (
    <FormDialog
      title={t.invitation.newPerson}
      schema={newUserSchema}
      missing={t.admin.fillRequired}
      toInput={({ signInName = '', ...values }) => ({
        ...values,
        ...signInNameOf(signInName),
        language,
      })}
      send={async (input) => onMade(await callApi('POST /users', { body: input }))}
      saved={t.invitation.made}
      submitLabel={t.invitation.makeLink}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-sm text-quiet">{t.invitation.hint}</p>
          <TextField name="name" label={t.admin.fullName} errors={errors} required />
          <SignInNameField errors={errors} />
          <SelectField
            name="role"
            label={t.directory.role}
            errors={errors}
            choices={choicesOf(ROLES, t.directory.roles)}
            defaultValue="Coach"
          />
        </>
      )}
    </FormDialog>
  );
}
