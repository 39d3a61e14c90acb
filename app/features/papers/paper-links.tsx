import { apiAddress } from '#app/lib/api/address.ts';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';

type Props = { className: string };

/** The schedule of a league on paper, in the language of the page. */
export function SchedulePaperLink({ league, className }: Props & { league: string }) {
  const { t, language } = useWords();
  const address = apiAddress('GET /leagues/{id}/schedule.pdf', {
    path: { id: league },
    query: { lang: language },
  });
  return (
    <a className={className} href={address} rel="nofollow">
      {t.papers.schedule}
    </a>
  );
}

/** All matches of a day on paper, a column for each court. */
export function DayPaperLink({ day, className }: Props & { day: string }) {
  const { t, language } = useWords();
  const address = apiAddress('GET /days/{date}/sheet.pdf', {
    path: { date: day },
    query: { lang: language },
  });
  return (
    <a className={className} href={address} rel="nofollow">
      {t.papers.day(formatShortDay(language, day))}
    </a>
  );
}
