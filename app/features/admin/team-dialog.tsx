import { createTeam, updateTeam } from '#app/lib/api-client-team.ts';
import { useWords } from '#app/lib/use-words.ts';
import { GENDERS } from '#contract/primitives.ts';
import { createTeamSchema, type Team } from '#contract/team.ts';
import { findUsers } from './find-choices.ts';
import { FormDialog } from './form-dialog.tsx';
import { SearchedChoice } from './searched-choice.tsx';
import { SelectField, TextArea, TextField } from './text-field.tsx';

type Props = {
  /** The team to change; without it a new one is made. */
  team?: Team;
  onClose: () => void;
};

export function TeamDialog({ team, onClose }: Props) {
  const { t } = useWords();
  return (
    <FormDialog
      title={team ? t.admin.editTeam : t.admin.newTeam}
      schema={createTeamSchema}
      missing={t.admin.fillRequired}
      send={(input) => (team ? updateTeam(team.id, input) : createTeam(input))}
      saved={t.admin.teamSaved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            name="name"
            label={t.admin.name}
            errors={errors}
            defaultValue={team?.name}
            required
          />
          <SearchedChoice
            name="coach"
            label={t.admin.coach}
            errors={errors}
            find={findUsers}
            chosen={coachOf(team)}
            hint={t.admin.coachHint}
            takesText
            required
          />
          <div className="form-pair">
            <SelectField
              name="gender"
              label={t.admin.gender}
              errors={errors}
              choices={GENDERS.map((gender) => ({
                value: gender,
                label: t.admin.genders[gender],
              }))}
              empty={t.admin.choose}
              defaultValue={team?.gender}
              required
            />
            <TextField
              name="city"
              label={t.admin.city}
              errors={errors}
              defaultValue={team?.city}
              required
            />
          </div>
          <div className="form-pair">
            <TextField
              name="jerseyColor1"
              label={t.admin.jerseyColor1}
              type="color"
              errors={errors}
              defaultValue={team?.jerseyColor1 ?? '#ffffff'}
            />
            <TextField
              name="jerseyColor2"
              label={t.admin.jerseyColor2}
              type="color"
              errors={errors}
              defaultValue={team?.jerseyColor2 ?? '#ffffff'}
            />
          </div>
          <TextArea
            name="about"
            label={t.admin.about}
            errors={errors}
            defaultValue={team?.about}
            hint={t.admin.optional}
          />
        </>
      )}
    </FormDialog>
  );
}

/** A coach with an account is kept by its id and shown by name. */
function coachOf(team: Team | undefined) {
  if (!team || team.coach === 'N/A') return { value: 'N/A', label: 'N/A' };
  return { value: team.coach, label: team.coachName };
}
