import { useContext } from 'react';
import { PageDocumentContext } from '#app/lib/page-document.ts';
import { useWords } from '#app/lib/use-words.ts';

const GOOGLE = 'https://calendar.google.com/calendar/r?cid=';

/**
 * The ways to have matches in one's own calendar.
 *
 * @param path the calendar without language, such as `/team/{id}.ics`
 */
export function CalendarLinks({ path }: { path: string }) {
  const { t, to } = useWords();
  const { origin } = useContext(PageDocumentContext);
  const file = to(path);
  const webcal = `webcal:${origin.replace(/^https?:/, '')}${file}`;
  return (
    <section id="calendar">
      <h2 className="list-title">{t.calendars.title}</h2>
      <p className="mb-2">{t.calendars.intro}</p>
      <p className="flex flex-wrap gap-2">
        <a className="button" href={webcal}>
          {t.calendars.subscribe}
        </a>
        <a className="button" href={GOOGLE + encodeURIComponent(webcal)} rel="noopener">
          {t.calendars.google}
        </a>
        <a className="button" href={file}>
          {t.calendars.download}
        </a>
      </p>
    </section>
  );
}
