import { useRef, useState } from 'react';
import { findCandidates } from '#app/features/duties/find-candidates.ts';
import { cachedFind } from '#app/features/forms/find-choices.ts';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { SearchedChoice } from '#app/features/forms/searched-choice.tsx';
import { SelectField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { ScheduleEntry } from '#contract/leagues/schedule.ts';
import {
  assignCourtSchema,
  type CourtAssigned,
  DUTIES,
  type Duty,
  MAX_LINE_JUDGES,
} from '#contract/people/official.ts';
import { type CourtDay, courtDays, courtDayText } from './court-days.ts';

type Props = { leagueId: string; entries: readonly ScheduleEntry[]; onClose: () => void };

/** A field of the form: the duty, and the number of a duty that there are several of. */
type DutyField = { duty: Duty; name: string };
const FIELDS: readonly DutyField[] = DUTIES.flatMap((duty): DutyField[] =>
  duty === 'line-judge'
    ? Array.from({ length: MAX_LINE_JUDGES }, (_, at) => ({ duty, name: `${duty}-${at + 1}` }))
    : [{ duty, name: duty }],
);
/** Those that nearly every match has; the others are folded away. */
const USUAL: readonly string[] = ['referee1', 'referee2', 'scorer'];

/** The same officials for all matches of a court on a day. */
export function CourtCrewDialog({ leagueId, entries, onClose }: Props) {
  const words = useWords();
  const { t } = words;
  const days = courtDays(entries);
  const replaced = useRef<CourtAssigned['items']>([]);
  const [chosen, setChosen] = useState(days[0]!.key);
  const day = days.find(({ key }) => key === chosen)!;
  return (
    <FormDialog
      title={t.schedule.courtCrew}
      schema={assignCourtSchema}
      missing={t.schedule.chooseOfficial}
      toInput={(values) => ({
        date: day.date,
        location: day.location,
        court: day.court,
        officials: FIELDS.flatMap(({ duty, name }) =>
          values[name] ? [{ official: values[name], duty }] : [],
        ),
      })}
      send={async (body) => {
        const { items } = await callApi('POST /leagues/{id}/crews', {
          path: { id: leagueId },
          body,
        });
        replaced.current = items;
      }}
      undo={() => putBack(replaced.current)}
      saved={t.schedule.crewAssigned(day.matches.length)}
      submitLabel={t.schedule.assignCrew}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-sm text-quiet">{t.schedule.courtCrewText}</p>
          <SelectField
            name="court"
            label={t.schedule.dayAndCourt}
            errors={errors}
            choices={days.map((each) => ({ value: each.key, label: courtDayText(each, words) }))}
            onChange={setChosen}
          />
          <CrewFields key={chosen} day={day} />
        </>
      )}
    </FormDialog>
  );
}

/** Gives the matches the officials that they had. */
async function putBack(matches: CourtAssigned['items']): Promise<void> {
  for (const { match, before } of matches) {
    await callApi('PUT /matches/{id}/officials', {
      path: { id: match },
      body: { officials: before },
    });
  }
}

/** The choices know what else the officials have on that day. */
function CrewFields({ day }: { day: CourtDay }) {
  const { t } = useWords();
  const [find] = useState(() => cachedFind(findCandidates(day.matches[0]!, t.duties)));
  const field = ({ duty, name }: DutyField) => (
    <SearchedChoice
      key={name}
      name={name}
      label={t.directory.duties[duty]}
      errors={{}}
      find={find}
      empty={t.schedule.asItIs}
      none={t.directory.noOfficialsYet}
    />
  );
  return (
    <>
      {FIELDS.filter(({ name }) => USUAL.includes(name)).map(field)}
      <details>
        <summary>{t.schedule.furtherDuties}</summary>
        {FIELDS.filter(({ name }) => !USUAL.includes(name)).map(field)}
      </details>
    </>
  );
}
