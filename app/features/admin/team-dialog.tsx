import { createTeam, updateTeam } from '#app/lib/api-client-team.ts';
import { useWords } from '#app/lib/use-words.ts';
import { GENDERS } from '#contract/primitives.ts';
import { createTeamSchema, type Team } from '#contract/team.ts';
import { bindFields } from './bind-fields.ts';
import { findUsers } from './find-choices.ts';
import { FormDialog } from './form-dialog.tsx';
import { choicesOf } from './list-filter.tsx';
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
      {(errors) => {
        const bind = bindFields(errors, team);
        return (
          <>
            <TextField {...bind('name')} label={t.admin.name} required />
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
                {...bind('gender')}
                label={t.admin.gender}
                choices={choicesOf(GENDERS, t.admin.genders)}
                empty={t.admin.choose}
                required
              />
              <TextField {...bind('city')} label={t.admin.city} required />
            </div>
            <div className="form-pair">
              {(['jerseyColor1', 'jerseyColor2'] as const).map((name) => (
                <TextField
                  key={name}
                  {...bind(name, '#ffffff')}
                  label={t.admin[name]}
                  type="color"
                />
              ))}
            </div>
            <TextArea {...bind('about')} label={t.admin.about} hint={t.admin.optional} />
          </>
        );
      }}
    </FormDialog>
  );
}

/** A coach with an account is kept by its id and shown by name. */
function coachOf(team: Team | undefined) {
  if (!team || team.coach === 'N/A') return { value: 'N/A', label: 'N/A' };
  return { value: team.coach, label: team.coachName };
}
