import { callApi } from '#app/lib/api/call.ts';
import type { AnswerDate, AskDate } from '#contract/date-requests/date-request.ts';

/** The calls by which a person speaks for a team about the date of a match. */
export type TeamWay = {
  ask: (body: AskDate) => Promise<unknown>;
  answer: (body: AnswerDate) => Promise<unknown>;
  withdraw: () => Promise<unknown>;
};

/** A captain, by the private link. */
export function byLink(token: string): TeamWay {
  return {
    ask: (body) => callApi('POST /date-requests', { body: { ...body, token } }),
    answer: (body) => callApi('POST /date-requests/answer', { body: { ...body, token } }),
    withdraw: () => callApi('POST /date-requests/withdrawal', { body: { token } }),
  };
}

/** A coach, by the account. */
export function byAccount(match: string): TeamWay {
  const path = { id: match };
  return {
    ask: (body) => callApi('POST /matches/{id}/own-date-request', { path, body }),
    answer: (body) => callApi('POST /matches/{id}/own-date-request/answer', { path, body }),
    withdraw: () => callApi('POST /matches/{id}/own-date-request/withdrawal', { path }),
  };
}
