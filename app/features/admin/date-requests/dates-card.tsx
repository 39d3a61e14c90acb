import { useState } from 'react';
import { requestWords } from '#app/features/date-requests/request-words.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import { type DateRequest, isPendingState } from '#contract/date-requests/date-request.ts';
import type { Match } from '#contract/matches/match.ts';
import { AcceptDate, RefuseDate } from './decide-dialogs.tsx';

type Props = { match: Match; requests: readonly DateRequest[] };

/** The requests of teams for another date of a match, and the decision of the office. */
export function DatesCard({ match, requests }: Props) {
  const { t } = useWords();
  if (requests.length === 0) return null;
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.dateRequests.title}</h2>
      <ul className="grid gap-4 px-4 pb-4">
        {requests.map((request) => (
          <li key={request.id} className="grid gap-1">
            <RequestLine match={match} request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RequestLine({ match, request }: { match: Match; request: DateRequest }) {
  const page = useWords();
  const { t, to, language } = page;
  const [deciding, setDeciding] = useState<'accepted' | 'refused'>();
  const words = t.dateRequests;
  const onClose = () => setDeciding(undefined);
  const { matchDate } = request.to;
  const isOpen = isPendingState(request.state);
  return (
    <>
      <p>
        <b>{requestWords(request, page)}</b>{' '}
        <span className="text-quiet">{words.onDay(formatMoment(language, request.askedAt))}</span>
      </p>
      <p>{words.reasonIs(request.reason)}</p>
      <p>
        {[stateWords(match, request, page), request.answerReason, request.decisionReason]
          .filter(Boolean)
          .join(' ')}
      </p>
      {isOpen && (
        <p className="line">
          <button className="button small" type="button" onClick={() => setDeciding('accepted')}>
            {words.accept}
          </button>
          <button className="row-action bad" type="button" onClick={() => setDeciding('refused')}>
            {words.refuse}
          </button>
          <a
            className="row-action"
            href={to(`/admin/matches?from=${matchDate}&to=${matchDate}&order=asc`)}
          >
            {words.matchesOfDay}
          </a>
        </p>
      )}
      {deciding === 'accepted' && <AcceptDate match={match} request={request} onClose={onClose} />}
      {deciding === 'refused' && <RefuseDate match={match} request={request} onClose={onClose} />}
    </>
  );
}

function stateWords(match: Match, request: DateRequest, { t, language }: Words): string {
  const words = t.dateRequests;
  const other = request.team.id === match.team1.id ? match.team2 : match.team1;
  switch (request.state) {
    case 'asked':
      return words.asked(other.name, formatMoment(language, request.answerBy));
    case 'agreed':
    case 'declined':
      return words[request.state](other.name);
    default:
      return words[request.state];
  }
}
