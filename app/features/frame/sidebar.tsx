import { MonthCalendar } from '#app/features/calendar/month-calendar.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { FrameData } from './frame-data.ts';

export function Sidebar({ leagues, month, today, selected, matchDays }: FrameData) {
  const { t, to } = useWords();
  return (
    <aside className="sidebar stack">
      <MonthCalendar month={month} today={today} selected={selected} matchDays={matchDays} />
      <section className="card p-3">
        <h2 className="text-sm font-bold">{t.frame.leagues}</h2>
        {leagues.length === 0 ? (
          <p className="mt-2 text-sm text-quiet">{t.frame.noLeagues}</p>
        ) : (
          <ul className="plain-links">
            {leagues.map((league) => (
              <li key={league.id}>
                <a href={to(`/league/${league.id}`)}>{league.name}</a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </aside>
  );
}
