import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type FixtureWishes, generateFixtures } from '#app/lib/api-client-league.ts';
import { formatShortDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { PlannedFixture } from '#contract/fixtures.ts';
import { FIXTURE_KINDS, generateFixturesSchema } from '#contract/generate-fixtures.ts';
import type { LeagueDetail } from '#contract/league.ts';
import { type FormErrors, fieldErrors, formValues, serverErrors } from './form-values.ts';
import { problemWords } from './problem-words.ts';
import { SelectField, TextField } from './text-field.tsx';
import { useToast } from './toasts.tsx';

type Preview = { wishes: FixtureWishes; fixtures: readonly PlannedFixture[] };

/** Shows what would be made before anything is. */
export function GenerateDialog({ league, onClose }: { league: LeagueDetail; onClose: () => void }) {
  const { t } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [kind, setKind] = useState<string>(FIXTURE_KINDS[0]);

  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { daysBetween, groups, ...values } = formValues(event.currentTarget);
    const input = {
      ...values,
      ...(daysBetween === undefined ? {} : { daysBetween: Number(daysBetween) }),
      ...(groups === undefined ? {} : { groups: Number(groups) }),
    };
    const checked = generateFixturesSchema.safeParse(input);
    if (!checked.success) {
      const words = { missing: t.admin.fieldMissing, wrong: t.admin.fieldWrong };
      setErrors(fieldErrors(checked.error, input, words));
      setProblem(t.admin.fillRequired);
      return;
    }
    await attempt(async () => {
      const { fixtures } = await generateFixtures(league.id, { ...checked.data, dryRun: true });
      setPreview({ wishes: checked.data, fixtures });
    });
  }

  async function make({ wishes }: Preview) {
    await attempt(async () => {
      const { matches } = await generateFixtures(league.id, wishes);
      onClose();
      notify(t.admin.fixturesMade(matches.length));
      await revalidate();
    });
  }

  async function attempt(run: () => Promise<void>) {
    setErrors({});
    setProblem('');
    try {
      await run();
    } catch (error) {
      setErrors(serverErrors(error));
      setProblem(problemWords(error, t.admin));
    }
  }

  return (
    <Dialog title={t.admin.generate} closeLabel={t.admin.close} onClose={onClose} kind="wide">
      <form className="form" onSubmit={show} onChange={() => setPreview(undefined)} noValidate>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <SelectField
          name="kind"
          label={t.admin.generateKind}
          errors={errors}
          choices={FIXTURE_KINDS.map((name) => ({ value: name, label: t.admin.kinds[name] }))}
          onChange={setKind}
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
            name="time"
            label={t.admin.time}
            type="time"
            errors={errors}
            defaultValue="16:00"
            required
          />
        </div>
        <div className="form-pair">
          <TextField
            name="daysBetween"
            label={t.admin.daysBetween}
            type="number"
            errors={errors}
            defaultValue={7}
          />
          <TextField name="location" label={t.admin.location} errors={errors} />
        </div>
        {kind === 'groups' && league.groups.length === 0 && (
          <TextField
            name="groups"
            label={t.admin.groupCount}
            type="number"
            errors={errors}
            defaultValue={2}
          />
        )}
        <div className="dialog-actions">
          <button className="button soft" type="submit">
            {t.admin.preview}
          </button>
          {preview && (
            <button className="button" type="button" onClick={() => make(preview)}>
              {t.admin.makeFixtures}
            </button>
          )}
        </div>
      </form>
      {preview && <PlannedTable fixtures={preview.fixtures} />}
    </Dialog>
  );
}

function PlannedTable({ fixtures }: { fixtures: readonly PlannedFixture[] }) {
  const { t, language } = useWords();
  return (
    <div>
      <h3 className="subtitle">{t.admin.previewCount(fixtures.length)}</h3>
      <table className="grid-table keep">
        <thead>
          <tr>
            <th scope="col">{t.admin.round}</th>
            <th scope="col">{t.admin.date}</th>
            <th scope="col">{t.admin.team1}</th>
            <th scope="col">{t.admin.team2}</th>
          </tr>
        </thead>
        <tbody>
          {fixtures.map((fixture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan is shown whole and never reordered.
            <tr key={index}>
              <td>
                {fixture.label ?? t.admin.roundNumber(fixture.round)}
                {fixture.group && ` · ${fixture.group}`}
              </td>
              <td className="num">{formatShortDay(language, fixture.matchDate)}</td>
              <td>{fixture.team1.name}</td>
              <td>{fixture.team2.name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
