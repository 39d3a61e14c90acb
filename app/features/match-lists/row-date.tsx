import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';

type Props = { startsAt: string; matchDate: string; matchTime: string };

/** The time over the day; the day alone where the time is not known yet. */
export function RowDate({ startsAt, matchDate, matchTime }: Props) {
  const { language } = useWords();
  const day = formatShortDay(language, matchDate);
  if (matchTime === UNKNOWN_TIME) return <time dateTime={matchDate}>{day}</time>;
  return (
    <>
      <time dateTime={startsAt}>{matchTime}</time>
      <span className="row-day">{day}</span>
    </>
  );
}
