import { JerseyColorFields } from '#app/features/admin/teams/jersey-color-fields.tsx';
import { bindFields } from '#app/features/forms/bind-fields.ts';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { ownChanges } from '#app/features/forms/own-changes.ts';
import { TextArea, TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type Team, updateTeamSchema } from '#contract/people/team.ts';

/**
 * The fields of the team that a coach may change: all but its coach and whether it is men's or
 * women's.
 */
export function OwnTeamDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useWords();
  return (
    <FormDialog
      title={t.admin.editTeam}
      schema={updateTeamSchema.required({ name: true, city: true })}
      missing={t.admin.fillRequired}
      toInput={({ about = '', ...values }) => ({ ...values, about })}
      send={(input) =>
        callApi('PATCH /teams/{id}', { path: { id: team.id }, body: ownChanges(team, input) })
      }
      saved={t.admin.teamSaved}
      onClose={onClose}
    >
      {(errors) => {
        const bind = bindFields(errors, team);
        return (
          <>
            <TextField {...bind('name')} label={t.admin.name} required />
            <TextField {...bind('city')} label={t.admin.city} required />
            <JerseyColorFields bind={bind} />
            <TextArea {...bind('about')} label={t.admin.about} hint={t.admin.aboutHint} />
          </>
        );
      }}
    </FormDialog>
  );
}
