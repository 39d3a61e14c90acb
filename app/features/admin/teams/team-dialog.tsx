import { useRef, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import { ACCEPTED_PICTURES } from '#contract/administration/upload.ts';
import { type CreateTeam, createTeamSchema, type Team } from '#contract/people/team.ts';
import { GENDERS, NO_NAME } from '#contract/primitives.ts';
import { bindFields } from '../../forms/bind-fields.ts';
import { findClubs, findUsers } from '../../forms/find-choices.ts';
import { FormDialog, type Sent } from '../../forms/form-dialog.tsx';
import { ownChanges } from '../../forms/own-changes.ts';
import { SearchedChoice } from '../../forms/searched-choice.tsx';
import { SelectField, TextArea, TextField } from '../../forms/text-field.tsx';
import { useOpenedWith } from '../../forms/use-opened-with.ts';
import { choicesOf } from '../lists/list-filter.tsx';
import { JerseyColorFields } from './jersey-color-fields.tsx';
import { findSameTeam, SameTeamError } from './same-team.ts';
import { SameTeamNotice } from './same-team-notice.tsx';

type Props = {
  /** The team to change; without it a new one is made. */
  team?: Team;
  onClose: () => void;
};

export function TeamDialog({ onClose, ...props }: Props) {
  const team = useOpenedWith(props.team);
  const { t } = useWords();
  const { same, create, searchAgain } = useSameTeam();

  return (
    <FormDialog
      title={team ? t.admin.editTeam : t.admin.newTeam}
      schema={createTeamSchema}
      missing={t.admin.fillRequired}
      toInput={({ club, ...values }) => ({ ...values, club: club ?? null })}
      send={(input, sent) =>
        team
          ? callApi('PATCH /teams/{id}', { path: { id: team.id }, body: ownChanges(team, input) })
          : create(input, sent)
      }
      saved={t.admin.teamSaved}
      reportOf={(error) =>
        error instanceof SameTeamError ? { problem: '', errors: {} } : undefined
      }
      onField={(field) => {
        if (field === 'name' || field === 'gender') searchAgain();
      }}
      submitLabel={same && t.guide.anotherTeam}
      onClose={onClose}
    >
      {(errors) => {
        const bind = bindFields(errors, team);
        return (
          <>
            {same && <SameTeamNotice team={same} />}
            <TextField {...bind('name')} label={t.admin.name} required />
            <SearchedChoice
              name="coach"
              label={t.admin.coach}
              errors={errors}
              find={findUsers}
              chosen={coachOf(team)}
              hint={t.admin.coachHint}
              offer={t.admin.coachOffer}
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
            <SearchedChoice
              name="club"
              label={t.clubs.club}
              errors={errors}
              find={findClubs}
              chosen={team?.club ? { value: team.club.id, label: team.club.name } : undefined}
              empty={t.clubs.noClub}
            />
            <JerseyColorFields bind={bind} />
            <TextArea {...bind('about')} label={t.admin.about} hint={t.admin.aboutHint} />
            {!team && (
              <Field
                name="file"
                label={t.uploads.logo}
                hint={t.uploads.logoHint}
                error={errors.file}
              >
                {(wiring) => <input {...wiring} type="file" accept={ACCEPTED_PICTURES} />}
              </Field>
            )}
          </>
        );
      }}
    </FormDialog>
  );
}

/** Before a team is made, one of the same name is looked for and shown. */
function useSameTeam() {
  const [same, setSame] = useState<Team>();
  // One that was sent and not answered may be the very team that a second look would find.
  const wasSearched = useRef(false);

  /** A person who presses again has read that there is such a team, and means another. */
  async function create(input: CreateTeam, { key, picture }: Sent) {
    const known = wasSearched.current ? undefined : await findSameTeam(input);
    wasSearched.current = true;
    if (known) {
      setSame(known);
      throw new SameTeamError();
    }
    return picture
      ? callApi('POST /teams/logo', { body: input, key, ...picture })
      : callApi('POST /teams', { body: input, key });
  }

  function searchAgain() {
    wasSearched.current = false;
    setSame(undefined);
  }

  return { same, create, searchAgain };
}

/** A coach with an account is kept by its id and shown by name. */
function coachOf(team: Team | undefined) {
  if (!team || team.coach === NO_NAME) return { value: NO_NAME, label: NO_NAME };
  return { value: team.coach, label: team.coachName };
}
