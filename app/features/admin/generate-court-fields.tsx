import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/league.ts';
import type { ScheduleSettings } from '#contract/schedule.ts';
import type { FormErrors } from './form-values.ts';
import { SelectField, TextField } from './text-field.tsx';

export type VenueChoice = { name: string; courts: number };
type Props = {
  league: LeagueDetail;
  /** As the league was scheduled before. */
  settings: ScheduleSettings | null;
  venues: readonly VenueChoice[];
  errors: FormErrors;
};

/** Monday first: a weekend stands together. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** Days, hours and courts. Rows of lists keep their number, so that one may go without the others. */
export function GenerateCourtFields({ league, settings, venues, errors }: Props) {
  const { t } = useWords();
  return (
    <>
      <fieldset className="choices">
        <legend className="field-label">{t.fixtures.days}</legend>
        {WEEKDAYS.map((day) => (
          <label key={day} className="check">
            <input
              type="checkbox"
              name="days"
              value={day}
              defaultChecked={settings?.days.includes(day) ?? true}
            />
            {t.fixtures.weekdays[day]}
          </label>
        ))}
      </fieldset>
      <div className="form-pair">
        <TextField
          name="opens"
          label={t.fixtures.opens}
          type="time"
          errors={errors}
          defaultValue={settings?.opens ?? '08:00'}
        />
        <TextField
          name="closes"
          label={t.fixtures.closes}
          type="time"
          errors={errors}
          defaultValue={settings?.closes ?? '18:00'}
        />
      </div>
      <VenueRows settings={settings} venues={venues} errors={errors} place={league.location} />
      <div className="form-three">
        <TextField
          name="matchMinutes"
          label={t.fixtures.matchMinutes}
          type="number"
          errors={errors}
          defaultValue={settings?.matchMinutes ?? 90}
        />
        <TextField
          name="restMinutes"
          label={t.fixtures.restMinutes}
          type="number"
          errors={errors}
          defaultValue={settings?.restMinutes ?? 60}
        />
        <TextField
          name="matchesPerDay"
          label={t.fixtures.matchesPerDay}
          type="number"
          errors={errors}
          defaultValue={settings?.matchesPerDay ?? 2}
        />
      </div>
      <BlackoutRows league={league} settings={settings} errors={errors} />
    </>
  );
}

function VenueRows({ settings, venues, errors, place }: Omit<Props, 'league'> & { place: string }) {
  const { t } = useWords();
  const known = settings?.venues ?? [
    { location: venues[0]?.name ?? place, courts: venues[0]?.courts ?? 1 },
  ];
  const [rows, setRows] = useState(known.map((venue, key) => ({ key, ...venue })));
  const next = (rows.at(-1)?.key ?? -1) + 1;
  return (
    <>
      {rows.map(({ key, location, courts }, index) => (
        <div key={key} className="form-row">
          <TextField
            name={`venue.${key}`}
            label={t.fixtures.venue(index + 1)}
            errors={index === 0 ? { [`venue.${key}`]: errors.venues ?? '' } : {}}
            suggestions={venues.map(({ name }) => name)}
            defaultValue={location}
          />
          <TextField
            name={`courts.${key}`}
            label={t.fixtures.courts}
            type="number"
            errors={{}}
            defaultValue={courts}
          />
          {rows.length > 1 && (
            <RemoveRow onClick={() => setRows(rows.filter((row) => row.key !== key))} />
          )}
        </div>
      ))}
      <button
        className="row-action"
        type="button"
        onClick={() => setRows([...rows, { key: next, location: '', courts: 1 }])}
      >
        {t.fixtures.addVenue}
      </button>
    </>
  );
}

function RemoveRow({ onClick }: { onClick: () => void }) {
  const { t } = useWords();
  return (
    <button className="row-action bad" type="button" onClick={onClick}>
      {t.admin.remove}
    </button>
  );
}

function BlackoutRows({ league, settings, errors }: Omit<Props, 'venues'>) {
  const { t } = useWords();
  const known: readonly { date: string; team?: string | undefined }[] = settings?.blackouts ?? [];
  const [rows, setRows] = useState(known.map((blackout, key) => ({ key, ...blackout })));
  const next = (rows.at(-1)?.key ?? -1) + 1;
  const everybody = { value: '', label: t.fixtures.everybody };
  return (
    <>
      {rows.map(({ key, date, team }, index) => (
        <div key={key} className="form-row">
          <TextField
            name={`blackout.${key}`}
            label={t.fixtures.blackout(index + 1)}
            type="date"
            errors={errors}
            defaultValue={date}
          />
          <SelectField
            name={`blackoutTeam.${key}`}
            label={t.fixtures.blackoutWho}
            errors={{}}
            choices={[
              everybody,
              ...league.teams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            defaultValue={team ?? ''}
          />
          <RemoveRow onClick={() => setRows(rows.filter((row) => row.key !== key))} />
        </div>
      ))}
      <button
        className="row-action"
        type="button"
        onClick={() => setRows([...rows, { key: next, date: '' }])}
      >
        {t.fixtures.addBlackout}
      </button>
    </>
  );
}
