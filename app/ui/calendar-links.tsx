import { useContext } from 'react';
import { PageDocumentContext } from '#app/lib/page-document.ts';
import { useWords } from '#app/lib/use-words.ts';

const GOOGLE = 'https://calendar.google.com/calendar/r?cid=';

type Props = {
  /** The calendar without language, such as `/team/{id}.ics`. */
  path: string;
};

/** The ways to have matches in one's own calendar, below a heading of their own. */
export function CalendarLinks({ path }: Props) {
  const { t } = useWords();
  return (
    <section id="calendar">
      <h2 className="list-title">{t.calendars.title}</h2>
      <p className="mb-2">{t.calendars.intro}</p>
      <CalendarWays path={path} className="team-lines" />
    </section>
  );
}

/** The same ways alone. */
export function CalendarWays({ path, className }: Props & { className: string }) {
  const { t, to } = useWords();
  const { origin } = useContext(PageDocumentContext);
  const file = to(path);
  const host = origin.replace(/^https?:[/][/]/, '') || window.location.host;
  const webcal = `webcal://${host}${file}`;
  return (
    <ul className={className}>
      <CalendarLink href={webcal} label={t.calendars.subscribe} note={t.calendars.programs} />
      <CalendarLink
        href={GOOGLE + encodeURIComponent(webcal)}
        label={t.calendars.google}
        note={t.calendars.account}
      />
      <CalendarLink href={file} label={t.calendars.download} note={t.calendars.once} />
    </ul>
  );
}

type LinkProps = { href: string; label: string; note: string };

function CalendarLink({ href, label, note }: LinkProps) {
  return (
    <li>
      <a href={href} rel="noopener">
        <span className="py-2">
          <b className="block">{label}</b>
          <span className="text-sm text-quiet">{note}</span>
        </span>
      </a>
    </li>
  );
}
