import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FindingList } from '#app/features/fixtures/finding-list.tsx';
import { sideName } from '#app/features/fixtures/fixture-words.ts';
import { PlannedDays } from '#app/features/fixtures/planned-days.tsx';
import { generateFixtures, takeBackPlan } from '#app/lib/api-client-fixtures.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { GeneratedFixtures } from '#contract/fixtures.ts';
import {
  FIXTURE_KINDS,
  type GenerateFixtures,
  generateFixturesSchema,
} from '#contract/generate-fixtures.ts';
import type { LeagueDetail } from '#contract/league.ts';
import type { ScheduleSettings } from '#contract/schedule.ts';
import { type FormErrors, serverErrors } from './form-values.ts';
import { GenerateCourtFields, type VenueChoice } from './generate-court-fields.tsx';
import { GenerateFormatFields } from './generate-format-fields.tsx';
import { generateInput } from './generate-input.ts';
import { problemWords } from './problem-words.ts';
import { SelectField, TextField } from './text-field.tsx';
import { useToast } from './toasts.tsx';

type Props = {
  league: LeagueDetail;
  settings: ScheduleSettings | null;
  venues: readonly VenueChoice[];
  onClose: () => void;
};

type Preview = { wishes: GenerateFixtures; plan: GeneratedFixtures };

const MODES = ['rounds', 'courts'] as const;

/** Shows every match with its day and court, and what clashes, before anything is made. */
export function GenerateDialog({ league, settings, venues, onClose }: Props) {
  const { t } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [isBusy, setBusy] = useState(false);
  const [kind, setKind] = useState<string>(FIXTURE_KINDS[0]);
  const [mode, setMode] = useState<string>(settings ? 'courts' : MODES[0]);

  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = generateFixturesSchema.safeParse(
      generateInput(new FormData(event.currentTarget)),
    );
    if (!checked.success) {
      const fields = checked.error.issues.map(({ path, message }) => [
        String((path[0] === 'schedule' ? path[1] : path[0]) ?? 'form'),
        message,
      ]);
      setErrors(Object.fromEntries(fields));
      setProblem(t.admin.fillRequired);
      return;
    }
    await attempt(async () => {
      const wishes = checked.data;
      setPreview({ wishes, plan: await generateFixtures(league.id, { ...wishes, dryRun: true }) });
    });
  }

  async function make({ wishes }: Preview) {
    await attempt(async () => {
      const { plan, matches, fixtures } = await generateFixtures(league.id, wishes);
      onClose();
      notify(t.fixtures.madeAll(matches.length, fixtures.length - matches.length), {
        undo: () => void takeBack(plan ?? ''),
      });
      await revalidate();
    });
  }

  async function takeBack(plan: string) {
    try {
      await takeBackPlan(league.id, plan);
      notify(t.fixtures.takenBack);
      await revalidate();
    } catch (error) {
      notify(problemWords(error, t.admin), { kind: 'bad' });
    }
  }

  async function attempt(run: () => Promise<void>) {
    setErrors({});
    setProblem('');
    setBusy(true);
    try {
      await run();
    } catch (error) {
      setErrors(serverErrors(error));
      setProblem(problemWords(error, t.admin));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title={t.admin.generate} closeLabel={t.admin.close} onClose={onClose} kind="wide">
      <form className="form" onSubmit={show} onChange={() => setPreview(undefined)} noValidate>
        <SelectField
          name="kind"
          label={t.admin.generateKind}
          errors={errors}
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
            defaultValue={localDay(Date.now())}
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
              suggestions={venues.map(({ name }) => name)}
            />
          </div>
        )}
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="dialog-actions">
          <button className={preview ? 'button soft' : 'button'} type="submit" disabled={isBusy}>
            {isBusy ? t.fixtures.searching : t.admin.preview}
          </button>
        </div>
      </form>
      {preview && <PreviewPane plan={preview.plan} isBusy={isBusy} onMake={() => make(preview)} />}
    </Dialog>
  );
}

function PreviewPane({
  plan: { fixtures, findings },
  isBusy,
  onMake,
}: {
  plan: GeneratedFixtures;
  isBusy: boolean;
  onMake: () => void;
}) {
  const { t } = useWords();
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => pane.current?.focus(), []);
  const byKey = new Map(fixtures.map((fixture) => [fixture.key, fixture]));
  const nameOf = (key: string) => {
    const fixture = byKey.get(key);
    if (fixture === undefined) return '…';
    return t.match.title(sideName(t.fixtures, fixture.team1), sideName(t.fixtures, fixture.team2));
  };
  return (
    <div className="plan-preview" ref={pane} tabIndex={-1}>
      <h3 className="subtitle">{t.fixtures.count(fixtures.length)}</h3>
      <FindingList findings={findings} nameOf={nameOf} />
      <PlannedDays
        fixtures={fixtures}
        clashing={new Set(findings.flatMap((finding) => finding.fixtures))}
      />
      <div className="dialog-actions sticky-actions">
        <button className="button" type="button" disabled={isBusy} onClick={onMake}>
          {isBusy ? t.admin.saving : t.admin.makeFixtures}
        </button>
      </div>
    </div>
  );
}
