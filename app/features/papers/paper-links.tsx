import { apiAddress } from '#app/lib/api/address.ts';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';

type Props = { className: string };
type OfLeague = Props & { league: string };
type OfDay = Props & { day: string };

/** The schedule of a league on paper, in the language of the page. */
export function SchedulePaperLink({ league, className }: OfLeague) {
  const { t, language } = useWords();
  const request = { path: { id: league }, query: { lang: language } };
  const address = apiAddress('GET /leagues/{id}/schedule.pdf', request);
  return <PaperLink className={className} address={address} label={t.papers.schedule} />;
}

/** The next round of a league on a poster. */
export function RoundPosterLink({ league, className }: OfLeague) {
  const { t, language } = useWords();
  const request = { path: { id: league }, query: { lang: language } };
  const address = apiAddress('GET /leagues/{id}/poster.pdf', request);
  return <PaperLink className={className} address={address} label={t.papers.roundPoster} />;
}

/** The tables of a league on paper. */
export function TablePaperLink({ league, className }: OfLeague) {
  const { t, language } = useWords();
  const request = { path: { id: league }, query: { lang: language } };
  const address = apiAddress('GET /leagues/{id}/table.pdf', request);
  return <PaperLink className={className} address={address} label={t.papers.table} />;
}

/** The knock-out of a league on paper. */
export function BracketPaperLink({ league, className }: OfLeague) {
  const { t, language } = useWords();
  const request = { path: { id: league }, query: { lang: language } };
  const address = apiAddress('GET /leagues/{id}/bracket.pdf', request);
  return <PaperLink className={className} address={address} label={t.papers.bracket} />;
}

/** All matches of a day on paper, a column for each court. */
export function DayPaperLink({ day, className }: OfDay) {
  const { t, language } = useWords();
  const request = { path: { date: day }, query: { lang: language } };
  const address = apiAddress('GET /days/{date}/sheet.pdf', request);
  const label = t.papers.day(formatShortDay(language, day));
  return <PaperLink className={className} address={address} label={label} />;
}

/** All matches of a day on a poster. */
export function DayPosterLink({ day, className }: OfDay) {
  const { t, language } = useWords();
  const request = { path: { date: day }, query: { lang: language } };
  const address = apiAddress('GET /days/{date}/poster.pdf', request);
  return <PaperLink className={className} address={address} label={t.papers.dayPoster} />;
}

/** The officials of a day, each with their matches. */
export function CrewPaperLink({ day, className }: OfDay) {
  const { t, language } = useWords();
  const request = { path: { date: day }, query: { lang: language } };
  const address = apiAddress('GET /days/{date}/crew.pdf', request);
  return <PaperLink className={className} address={address} label={t.papers.crew} />;
}

/** Scoresheets of a day to be filled in by hand, where the program fails. */
export function BlankSheetsLink({
  day,
  league,
  className,
}: OfDay & { league?: string | undefined }) {
  const { t, language } = useWords();
  const query = { lang: language, ...(league === undefined ? {} : { league }) };
  const request = { path: { date: day }, query };
  const address = apiAddress('GET /days/{date}/blank-sheets.pdf', request);
  return <PaperLink className={className} address={address} label={t.papers.blankSheets} />;
}

function PaperLink({ className, address, label }: Props & { address: string; label: string }) {
  return (
    <a className={className} href={address} rel="nofollow">
      {label}
    </a>
  );
}
