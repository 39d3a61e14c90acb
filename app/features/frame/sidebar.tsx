import { useLocation } from 'react-router';
import { MonthCalendar } from '#app/features/calendar/month-calendar.tsx';
import { GenderMark } from '#app/features/crest/gender-mark.tsx';
import { Monogram } from '#app/features/crest/monogram.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { neutralPath } from '#contract/language.ts';
import type { FrameData } from './frame-data.ts';

const MOST_LEAGUES = 30;

/**
 * Beside the page where it is wide; on a phone it opens above the list of home, by the link of the day
 * strip, and is on no other page.
 */
export function Sidebar({ leagues, calendar, today }: FrameData) {
  const { t, to } = useWords();
  const here = neutralPath(useLocation().pathname);
  // The fullest pages, mostly read where this column is not seen: names alone are 240 bytes less.
  const isMatch = /^\/(right\/)?[\da-f]{8}-/.test(here);
  return (
    <aside className="sidebar">
      {calendar && <MonthCalendar {...calendar} today={today} />}
      <h2 className="side-head">{t.frame.leagues}</h2>
      {leagues.length === 0 ? (
        <p className="foot-text">{t.frame.noLeagues}</p>
      ) : (
        <ul className="side-links">
          {leagues.slice(0, MOST_LEAGUES).map((league) => (
            <li key={league.id}>
              <a
                href={to(`/league/${league.id}`)}
                aria-current={here.includes(league.id) ? 'true' : undefined}
              >
                {!isMatch && <Monogram {...league} size={24} />}
                <span>{league.name}</span>
                <GenderMark gender={league.gender} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
