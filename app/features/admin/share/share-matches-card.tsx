import { useState } from 'react';
import { formatDay, formatWeekdayDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { SelectField } from '../../forms/text-field.tsx';
import { roundText } from '../../match-page/round-text.ts';
import { changedLine } from '../../share-text/moved-text.ts';
import { dayText } from '../../share-text/share-text.ts';
import { ShareCard } from './share-card.tsx';

type Props = { league: { id: string; name: string }; matches: readonly Match[] };

/** The matches of a day or of a round, as a message. */
export function ShareMatchesCard({ league, matches }: Props) {
  const words = useWords();
  const { t } = words;
  const days = [...new Set(matches.map(({ matchDate }) => matchDate))].sort();
  const rounds = [...new Set(matches.flatMap(({ round }) => round ?? []))];
  const today = localDay(Date.now());
  const next = days.find((day) => day >= today) ?? days.at(-1)!;
  const [chosen, setChosen] = useState(`day ${next}`);
  const [kind, ...rest] = chosen.split(' ');
  const value = rest.join(' ');
  const isDay = kind === 'day';
  const listed = matches.filter(({ matchDate, round }) => (isDay ? matchDate : round) === value);
  const titleOf = ({ t: spoken, language }: Words) =>
    `${league.name}, ${isDay ? formatDay(language, value, 'long') : roundText(spoken, value)}`;
  return (
    <ShareCard
      textOf={(spoken) => dayText(titleOf(spoken), listed, spoken, changedLine)}
      path={`/league/${league.id}`}
    >
      <div className="px-4 pb-4">
        <SelectField
          name="shared"
          label={t.sharing.about}
          errors={{}}
          choices={[
            ...days.map((day) => ({
              value: `day ${day}`,
              label: `${formatWeekdayDay(words.language, day)} ${day.slice(0, 4)}`,
            })),
            ...rounds.map((round) => ({ value: `round ${round}`, label: roundText(t, round) })),
          ]}
          defaultValue={chosen}
          onChange={setChosen}
        />
      </div>
    </ShareCard>
  );
}
