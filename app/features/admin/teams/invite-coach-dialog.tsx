import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { signInNameOf } from '#contract/accounts/sign-in-name.ts';
import type { InvitedUser } from '#contract/accounts/user.ts';
import { inviteCoachSchema, type Team } from '#contract/people/team.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SignInNameField } from '../people/sign-in-name-field.tsx';

type Props = { team: Team; onMade: (invited: InvitedUser) => void; onClose: () => void };

/** An account for the coach whom a file or a form named; the link that lets them in is shown next. */
export function InviteCoachDialog({ team, onMade, onClose }: Props) {
  const { t, language } = useWords();
  return (
    <FormDialog
      title={t.coachInvitation.titleFor(team.coachName)}
      schema={inviteCoachSchema}
      missing={t.admin.fillRequired}
      toInput={({ signInName = '' }) => ({ ...signInNameOf(signInName), language })}
      send={async (input) =>
        onMade(
          await callApi('POST /teams/{id}/coach-invitation', {
            path: { id: team.id },
            body: input,
          }),
        )
      }
      saved={t.invitation.made}
      submitLabel={t.invitation.makeLink}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-sm text-quiet">{t.coachInvitation.hint(team.name)}</p>
          <SignInNameField errors={errors} />
        </>
      )}
    </FormDialog>
  );
}
