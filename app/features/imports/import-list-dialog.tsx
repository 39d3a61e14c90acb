import { SelectField } from '#app/features/forms/text-field.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { IMPORT_COLUMNS, PLAYER_COLUMNS, TEAM_COLUMNS } from '#contract/administration/import.ts';
import { GENDERS } from '#contract/primitives.ts';
import { ChangeTable, ErrorTable } from './import-changes.tsx';
import { importFaults } from './import-errors.ts';
import { ImportFileDialog } from './import-file-dialog.tsx';
import { type ImportedList, importList } from './send-import.ts';

type Props = { table: ImportedList; leagueId?: string | undefined; onClose: () => void };

/** The columns, those that must be there first. */
const COLUMNS: Record<ImportedList, { required: number; names: readonly string[] }> = {
  fixtures: { required: 3, names: [...new Set(['date', 'team1', 'team2', ...IMPORT_COLUMNS])] },
  teams: { required: 2, names: TEAM_COLUMNS },
  players: { required: 1, names: PLAYER_COLUMNS },
};

/** A table is shown before it is taken: what it makes, what it changes, or what is wrong with it. */
export function ImportListDialog({ table, leagueId, onClose }: Props) {
  const { t } = useWords();
  const { names: own, required } = COLUMNS[table];
  const words = t.imports.columnWords[table] ?? [];
  const names = words.length > 0 ? words : own;
  return (
    <ImportFileDialog
      title={t.imports.titles[table]}
      about={
        <>
          <p>{t.imports.text}</p>
          <p>{t.imports.known[table]}</p>
          <p>
            {t.imports.columns}:{' '}
            <code>
              <b>{names.slice(0, required).join(', ')}</b>, {names.slice(required).join(', ')}
            </code>
          </p>
        </>
      }
      label={t.imports.file}
      accept=".csv,.xlsx,text/csv,text/plain"
      missing={t.admin.chooseFile}
      send={({ file, choices, dryRun }, sending) =>
        importList(table, file, { league: leagueId, gender: choices.gender, dryRun }, sending)
      }
      preview={(result) => <ChangeTable result={result} />}
      isWorthKeeping={({ changes = [] }) => changes.length > 0}
      keepLabel={t.imports.make}
      done={({ created, updated }) => t.imports.done(created, updated)}
      detailsOf={(error) => {
        const faults = importFaults(error);
        return (
          faults && {
            problem: t.imports.errors(faults.errorCount),
            details: <ErrorTable faults={faults} />,
          }
        );
      }}
      onClose={onClose}
    >
      {() =>
        table === 'fixtures' && (
          <SelectField
            name="gender"
            label={t.imports.gender}
            errors={{}}
            choices={GENDERS.map((gender) => ({ value: gender, label: t.admin.genders[gender] }))}
          />
        )
      }
    </ImportFileDialog>
  );
}
