import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/league.ts';
import type { ScheduleSettings } from '#contract/schedule.ts';
import type { FormErrors } from './form-values.ts';
import { SelectField, TextField } from './text-field.tsx';
import { useKeyedRows } from './use-keyed-rows.ts';

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

const HOURS = [
  ['opens', '08:00'],
  ['closes', '18:00'],
] as const;
const NUMBERS = [
  ['matchMinutes', 90],
  ['restMinutes', 60],
  ['matchesPerDay', 2],
] as const;

/** Days, hours and courts. */
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
        {HOURS.map(([name, usual]) => (
          <TextField
            key={name}
            name={name}
            label={t.fixtures[name]}
            type="time"
            errors={errors}
            defaultValue={settings?.[name] ?? usual}
          />
        ))}
      </div>
      <VenueRows settings={settings} venues={venues} errors={errors} place={league.location} />
      <div className="form-three">
        {NUMBERS.map(([name, usual]) => (
          <TextField
            key={name}
            name={name}
            label={t.fixtures[name]}
            type="number"
            errors={errors}
            defaultValue={settings?.[name] ?? usual}
          />
        ))}
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
  const { rows, add, remove } = useKeyedRows(known, { location: '', courts: 1 });
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
          {rows.length > 1 && <RemoveRow onClick={() => remove(key)} />}
        </div>
      ))}
      <button className="row-action" type="button" onClick={add}>
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
  const { rows, add, remove } = useKeyedRows(known, { date: '' });
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
          <RemoveRow onClick={() => remove(key)} />
        </div>
      ))}
      <button className="row-action" type="button" onClick={add}>
        {t.fixtures.addBlackout}
      </button>
    </>
  );
}
