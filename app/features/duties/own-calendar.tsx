import { useState } from 'react';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { CalendarWays } from '#app/ui/calendar-links.tsx';

/** Makes the address of a calendar with one's own matches and duties. */
export function OwnCalendar({ token }: { token?: string | undefined }) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  const [path, setPath] = useState<string>();
  const words = t.duties;
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.calendar}</h2>
      <p className="text-quiet">{words.calendarText}</p>
      {path && <CalendarWays path={path} className="link-rows" />}
      <p>
        <button
          className="button soft small"
          type="button"
          disabled={isBusy}
          onClick={() =>
            change({
              run: async () => {
                const { url } = await callApi('POST /me/calendar', { token });
                const { pathname, search } = new URL(url);
                setPath(pathname + search);
              },
              done: words.calendarMade,
            })
          }
        >
          {words.makeCalendar}
        </button>
      </p>
    </section>
  );
}
