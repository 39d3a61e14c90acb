import { useState } from 'react';
import { matchLine } from '#app/features/share-text/share-text.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import { whatsAppAddress } from '#app/lib/whatsapp-address.ts';
import {
  type DateRequest,
  isPendingState,
  type OpenedDateRequest,
} from '#contract/date-requests/date-request.ts';
import { AskDialog } from './ask-dialog.tsx';
import { AnswerRequest, WithdrawRequest } from './request-steps.tsx';
import { requestWords } from './request-words.ts';
import type { TeamWay } from './team-way.ts';

type Props = { by: TeamWay; dates: OpenedDateRequest };

/** Another date of a match: the request of either team, and what this team may do about it. */
export function CaptainDates({ by, dates }: Props) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { request, canAsk, match } = dates;
  const isOver = match.status !== 'not started' && match.status !== 'postponed';
  if (isOver && request === null) return null;
  const words = t.datePage;
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.title}</h2>
      {request && <Request by={by} dates={dates} request={request} />}
      {canAsk && (
        <>
          <p className="text-quiet">
            <AskRule dates={dates} />
          </p>
          <p>
            <button className="button soft" type="button" onClick={() => setAsking(true)}>
              {words.ask}
            </button>
          </p>
        </>
      )}
      {!canAsk && request === null && <p className="text-quiet">{words.tooLate}</p>}
      {isAsking && <AskDialog by={by} dates={dates} onClose={() => setAsking(false)} />}
    </section>
  );
}

function AskRule({ dates: { askUntil } }: Pick<Props, 'dates'>) {
  const { t, language } = useWords();
  if (askUntil === null) return t.datePage.postponed;
  return t.datePage.until(formatMoment(language, askUntil));
}

function Request({ by, dates, request }: Props & { request: DateRequest }) {
  const page = useWords();
  const { t } = page;
  const isOwn = request.team.id === dates.match[dates.side].id;
  const isOpen = isPendingState(request.state);
  const words = t.dateRequests;
  return (
    <>
      <p>
        <b>{requestWords(request, page)}</b>
      </p>
      <p>{words.reasonIs(request.reason)}</p>
      <p role="status">
        <StateWords request={request} isOwn={isOwn} />
      </p>
      {request.answerReason && <p>{words.reasonIs(request.answerReason)}</p>}
      {request.decisionReason && <p>{words.reasonIs(request.decisionReason)}</p>}
      {isOpen && !isOwn && <AnswerRequest by={by} request={request} />}
      {isOpen && isOwn && (
        <p className="line">
          {request.state === 'asked' && <TellOther dates={dates} request={request} />}
          <WithdrawRequest by={by} />
        </p>
      )}
    </>
  );
}

function StateWords({ request, isOwn }: { request: DateRequest; isOwn: boolean }) {
  const { t, language } = useWords();
  const { own, other, ended } = t.datePage;
  const { state, answerBy } = request;
  const words = isOwn ? own : other;
  if (state === 'asked') return words.asked(formatMoment(language, answerBy));
  return state === 'agreed' || state === 'declined' ? words[state] : ended[state];
}

/** The message to the other captain, whose link comes from the office. */
function TellOther({ dates, request }: Pick<Props, 'dates'> & { request: DateRequest }) {
  const page = useWords();
  const { t } = page;
  const lines = [
    matchLine(dates.match, page),
    requestWords(request, page),
    t.dateRequests.reasonIs(request.reason),
    t.datePage.pleaseAnswer,
  ];
  return (
    <a className="button" href={whatsAppAddress(lines.join('\n'))} target="_blank" rel="noopener">
      {t.datePage.tell}
    </a>
  );
}
