import { type ReactNode, useContext } from 'react';
import { formatDay } from '#app/lib/day-format.ts';
import { ListedContext } from '#app/lib/listed.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import { addDays } from '#domain/competition/schedule/calendar.ts';

type Props = {
  /** `YYYY-MM-DD` */
  day: string;
  /** At the right end: how many matches, or a way on. */
  children?: ReactNode;
};

/** The head of a day: '22 Sunday, yesterday', or with its month where it is farther away. */
export function DayHead({ day, children }: Props) {
  const words = useWords();
  const { today } = useContext(ListedContext);
  return (
    <h2 className="day-head">
      <b>{Number(day.slice(8))}</b>
      <span>
        {formatDay(words.language, day, 'weekday')}, {nearness(day, today, words)}
      </span>
      {children && <i>{children}</i>}
    </h2>
  );
}

function nearness(day: string, today: string, { t, language }: Words): string {
  const month = formatDay(
    language,
    day,
    day.slice(0, 4) === today.slice(0, 4) ? 'wholeMonth' : 'month',
  );
  if (today === '') return month;
  const near = [-1, 0, 1].findIndex((offset) => addDays(today, offset) === day);
  return t.matches.nearDays[near] ?? month;
}
