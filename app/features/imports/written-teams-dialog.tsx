import { SelectField } from '#app/features/forms/text-field.tsx';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { useWords } from '#app/lib/use-words.ts';
import { GENDERS } from '#contract/primitives.ts';
import { importWritten } from './send-import.ts';
import { WrittenListDialog } from './written-list-dialog.tsx';
import { known, readTeams, teamRows } from './written-rows.ts';

/** New teams by their names, into a league and its groups. */
export function WrittenTeamsDialog(props: { leagueId: string; onClose: () => void }) {
  const { t } = useWords();
  return (
    <WrittenListDialog
      table="teams"
      send={({ list, gender = '' }) =>
        importWritten('teams', teamRows(list, gender), { league: props.leagueId })
      }
      readingOf={(list) =>
        [...Map.groupBy(known(readTeams(list)), ({ group }) => group)].map(([group, teams]) => ({
          heading: group && groupTitle(t, group),
          entries: teams.map(({ name, city }) => (city ? `${name} (${city})` : name)),
        }))
      }
      onClose={props.onClose}
    >
      {(errors) => (
        <SelectField
          name="gender"
          label={t.admin.gender}
          errors={errors}
          choices={GENDERS.map((gender) => ({ value: gender, label: t.admin.genders[gender] }))}
        />
      )}
    </WrittenListDialog>
  );
}
