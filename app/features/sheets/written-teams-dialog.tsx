import { SelectField } from '#app/features/admin/text-field.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { GENDERS } from '#contract/primitives.ts';
import { WrittenListDialog } from './written-list-dialog.tsx';
import { teamSheet } from './written-rows.ts';

/** New teams by their names, into a league and its groups. */
export function WrittenTeamsDialog(props: { leagueId: string; onClose: () => void }) {
  const { t } = useWords();
  return (
    <WrittenListDialog
      table="teams"
      into={{ league: props.leagueId }}
      sheetOf={({ list, gender = '' }) => teamSheet(list, gender)}
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
