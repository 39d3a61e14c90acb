import { useState } from 'react';
import { SelectField } from '#app/features/forms/text-field.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { CaptainLinks, type LinkedMatch } from './captain-links.tsx';

type Props = { leagueId: string; matches: readonly Match[] };

/** Links for the captains of all matches of a day, by one press. */
export function DayLinksCard({ leagueId, matches }: Props) {
  const { t, language } = useWords();
  const { change, isBusy } = useChange();
  const [created, setCreated] = useState<readonly LinkedMatch[]>([]);
  const open = matches.filter(({ status }) => status !== 'ended' && status !== 'cancelled');
  const days = [...new Set(open.map(({ matchDate }) => matchDate))].sort();
  const today = localDay(Date.now());
  const [chosen, setChosen] = useState(days.find((day) => day >= today) ?? days.at(-1));
  const words = t.captains;
  if (chosen === undefined) return null;

  function make() {
    return change({
      run: async () => {
        const path = { id: leagueId };
        const body = { day: chosen! };
        const { items } = await callApi('POST /leagues/{id}/captain-links', { path, body });
        setCreated(items);
      },
      done: words.made,
    });
  }

  return (
    <section className="admin-card">
      <h2 className="subtitle">{words.day}</h2>
      <p className="px-4 pb-2 text-sm text-quiet">{words.dayText}</p>
      <div className="px-4 pb-4">
        <SelectField
          name="captain-day"
          label={words.chooseDay}
          errors={{}}
          choices={days.map((day) => ({ value: day, label: formatDay(language, day, 'dated') }))}
          defaultValue={chosen}
          onChange={(day) => {
            setChosen(day);
            setCreated([]);
          }}
        />
      </div>
      {created.length > 0 && <CaptainLinks matches={created} />}
      <div className="card-actions">
        <button className="button small" type="button" disabled={isBusy} onClick={make}>
          {created.length === 0 ? words.make : words.another}
        </button>
      </div>
    </section>
  );
}
