import { useEffect, useRef, useState } from 'react';
import { startText } from '#app/features/share-text/share-text.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { DateCheck, DateRequest } from '#contract/date-requests/date-request.ts';
import type { Match } from '#contract/matches/match.ts';

type Props = { match: Match; request: DateRequest };

/** The obstacles to the date that a team asks for, at the place and court that the form around it has. */
export function DateChecks({ match, request }: Props) {
  const { t, to, language } = useWords();
  const words = t.dateRequests;
  const [found, setFound] = useState<DateCheck['items']>();
  const [{ location, court }, setPlace] = useState({
    location: match.location,
    court: match.court ?? '',
  });
  const own = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = own.current?.closest('form');
    if (!form) return;
    function read(): void {
      const data = new FormData(form!);
      const textOf = (name: string) => String(data.get(name) ?? '').trim();
      setPlace({ location: textOf('location'), court: textOf('court') });
    }
    form.addEventListener('focusout', read);
    return () => form.removeEventListener('focusout', read);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const path = { id: match.id, request: request.id };
    const query = { ...(location && { location }), ...(court && { court }) };
    callApi('GET /matches/{id}/date-requests/{request}/clashes', { path, query }).then(
      ({ items }) => isCurrent && setFound(items),
      // The decision does not wait for it: the move is judged by the server anyway.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [match.id, request.id, location, court]);

  return (
    <div ref={own} role="status" className="grid gap-1">
      {found?.length === 0 && <p className="text-quiet">{words.noClashes}</p>}
      {found !== undefined && found.length > 0 && <b>{words.clashes}</b>}
      <ul className="grid gap-1">
        {found?.map(({ cause, name, match: other }) => (
          <li
            key={`${cause} ${name} ${other?.id}`}
            className={cause === 'rest' ? undefined : 'text-alarm'}
          >
            {words.causes[cause](name)}
            {other && (
              <>
                {': '}
                <a className="link" href={to(`/admin/matchView/${other.id}`)}>
                  {t.match.title(other.team1, other.team2)}
                </a>
                {` · ${startText({ matchDate: other.date, matchTime: other.time }, language)}`}
                {other.court && ` · ${t.fixtures.court(other.court)}`}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
