import { useLocation } from 'react-router';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import { addMonths, monthGrid } from './month-grid.ts';

type Props = {
  /** `YYYY-MM` */
  month: string;
  today: string;
  /** The day that filters the list, if any. */
  selected: string | null;
  /** Days of this month with matches. */
  matchDays: readonly string[];
};

/** A month of days that lead to their matches; moves by links, so it works without scripts. */
export function MonthCalendar({ month, today, selected, matchDays }: Props) {
  const { t, language, to } = useWords();
  const title = formatDay(language, `${month}-01`, 'month');
  return (
    <section id="calendar" aria-label={t.frame.calendar} className="month">
      <div className="month-head">
        <MonthLink month={addMonths(month, -1)} label={t.frame.previousMonth} sign="‹" />
        <h2>{title}</h2>
        <MonthLink month={addMonths(month, 1)} label={t.frame.nextMonth} sign="›" />
      </div>
      <table className="calendar">
        <thead>
          <tr>
            {t.frame.weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, column) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is known by its column only.
                  <td key={column} />
                ) : (
                  <td key={day}>
                    <DayLink
                      day={day}
                      href={to(`/?date=${day}`)}
                      isToday={day === today}
                      isSelected={day === selected}
                      hasMatches={matchDays.includes(day)}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type DayProps = {
  day: string;
  href: string;
  isToday: boolean;
  isSelected: boolean;
  hasMatches: boolean;
};

/** Days without matches are plain: a link to nothing costs a tap. */
function DayLink({ day, href, isToday, isSelected, hasMatches }: DayProps) {
  const number = Number(day.slice(8));
  const state = isToday ? 'today' : undefined;
  if (!hasMatches && !isToday && !isSelected) return <span>{number}</span>;
  const current = isSelected ? 'true' : isToday ? 'date' : undefined;
  return (
    <a href={href} className={state} aria-current={current} data-full={hasMatches || undefined}>
      {number}
    </a>
  );
}

/** Comes back to the calendar: eyes and keyboard go on where they were. */
function MonthLink({ month, label, sign }: { month: string; label: string; sign: string }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('month', month);
  return (
    <a className="icon" href={`${pathname}?${query}#calendar`} rel="nofollow" aria-label={label}>
      {sign}
    </a>
  );
}
