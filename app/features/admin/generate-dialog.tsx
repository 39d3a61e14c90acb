import { useState } from 'react';
import { generateFixtures } from '#app/lib/api-client-fixtures.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import {
  FIXTURE_KINDS,
  type GenerateFixtures,
  generateFixturesSchema,
} from '#contract/generate-fixtures.ts';
import type { LeagueDetail } from '#contract/league.ts';
import type { ScheduleSettings } from '#contract/schedule.ts';
import { GenerateCourtFields, type VenueChoice } from './generate-court-fields.tsx';
import { GenerateFormatFields } from './generate-format-fields.tsx';
import { generateInput } from './generate-input.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { SelectField, TextField } from './text-field.tsx';
import { usePlanPreview } from './use-plan-preview.ts';

type Props = {
  league: LeagueDetail;
  settings: ScheduleSettings | null;
  venues: readonly VenueChoice[];
  /** Those that the league has already. */
  matchCount: number;
  onClose: () => void;
};

const MODES = ['rounds', 'courts'] as const;
/** Formats that keep to the groups that a league has. */
const BY_GROUPS: readonly string[] = ['groups', 'modified-pools'];

/** Shows every match with its day and court, and what clashes, before anything is made. */
export function GenerateDialog({ league, settings, venues, matchCount, onClose }: Props) {
  const { t } = useWords();
  const preview = usePlanPreview<GenerateFixtures>({
    leagueId: league.id,
    send: (wishes, key) => generateFixtures(league.id, wishes, key),
    asShown: (wishes, { swiss }) => (swiss ? { ...wishes, seed: swiss.seed } : wishes),
    onClose,
  });
  const { errors } = preview;
  const hasGroups = league.groups.length > 0;
  const [kind, setKind] = useState<string>(hasGroups ? 'groups' : FIXTURE_KINDS[0]);
  // A league that is still to begin is planned from its own first day.
  const [firstDay] = useState(
    () => [localDay(Date.now()), league.startsAt.slice(0, 10)].sort()[1]!,
  );
  const [mode, setMode] = useState<string>(settings ? 'courts' : MODES[0]);

  return (
    <PlanDialog title={t.admin.generate} preview={preview} read={readWishes} onClose={onClose}>
      {matchCount > 0 && <p className="form-problem">{t.fixtures.onTop(matchCount)}</p>}
      <SelectField
        name="kind"
        label={t.admin.generateKind}
        hint={hasGroups && !BY_GROUPS.includes(kind) ? t.fixtures.groupsUnused : undefined}
        errors={errors}
        defaultValue={kind}
        choices={FIXTURE_KINDS.map((name) => ({ value: name, label: t.fixtures.kinds[name] }))}
        onChange={setKind}
      />
      <GenerateFormatFields kind={kind} league={league} errors={errors} />
      <SelectField
        name="mode"
        label={t.fixtures.when}
        errors={errors}
        choices={MODES.map((name) => ({ value: name, label: t.fixtures.modes[name] }))}
        defaultValue={mode}
        onChange={setMode}
      />
      <div className="form-pair">
        <TextField
          name="startDate"
          label={t.admin.startDate}
          type="date"
          errors={errors}
          defaultValue={firstDay}
          required
        />
        <TextField
          key={mode}
          name="daysBetween"
          label={t.fixtures.pace}
          hint={mode === 'courts' ? t.fixtures.paceHint : undefined}
          type="number"
          errors={errors}
          defaultValue={mode === 'courts' && league.type !== 'League' ? 0 : 7}
        />
      </div>
      {mode === 'courts' ? (
        <>
          <GenerateCourtFields
            league={league}
            settings={settings}
            venues={venues}
            errors={errors}
          />
          {kind === 'groups' && (
            <label className="check">
              <input type="checkbox" name="together" />
              {t.fixtures.together}
            </label>
          )}
        </>
      ) : (
        <div className="form-pair">
          <TextField
            name="time"
            label={t.admin.time}
            type="time"
            errors={errors}
            defaultValue="16:00"
            required
          />
          <TextField
            name="location"
            label={t.admin.location}
            errors={errors}
            defaultValue={league.location}
            suggestions={venues.map(({ name }) => name)}
          />
        </div>
      )}
    </PlanDialog>
  );
}

function readWishes(form: FormData) {
  const checked = generateFixturesSchema.safeParse(generateInput(form));
  if (checked.success) return { wishes: checked.data };
  const fields = checked.error.issues.map(({ path, message }) => [
    String((path[0] === 'schedule' ? path[1] : path[0]) ?? 'form'),
    message,
  ]);
  return { wrong: Object.fromEntries(fields) };
}
