import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import { LOG_TIMEOUT_MS, listEventsAfter } from '#app/lib/match-log.ts';
import type { ScoreServer } from './score-server.ts';
import type { LinkToken } from './scorer-link-token.ts';

type LinkCheck = {
  /** Finds out whether the link still opens the match; what cannot be asked now is asked later. */
  checkLink: () => Promise<void>;
};

/** The API for one match, by its scorer link where there is one. */
export function scoreCalls(matchId: string, link: LinkToken): ScoreServer & LinkCheck {
  async function asScorer<T>(call: (token: string | undefined) => Promise<T>): Promise<T> {
    const token = link.token();
    try {
      return await call(token);
    } catch (error) {
      const isEnded = error instanceof ApiProblem && error.status === 401;
      if (isEnded && token !== undefined) link.forget(error.code);
      throw error;
    }
  }

  const path = { id: matchId };
  const timeoutMs = LOG_TIMEOUT_MS;
  return {
    async append(batch) {
      const { seq, match } = await asScorer((token) =>
        callApi('POST /matches/{id}/events', { path, body: batch, token, timeoutMs }),
      );
      return { seq, version: match.version };
    },
    eventsAfter: (seq) => listEventsAfter(matchId, seq),
    async takePen(takeOver) {
      let now = Date.now();
      function onHeaders(headers: Headers) {
        now = Date.parse(headers.get('date') ?? '') || now;
      }
      const body = { takeOver };
      const pen = await asScorer((token) =>
        callApi('POST /matches/{id}/pen', { path, body, token, timeoutMs, onHeaders }),
      );
      return { ...pen, now };
    },
    async checkLink() {
      if (link.token() === undefined) return;
      const answer = asScorer((token) => callApi('GET /matches/{id}/authors', { path, token }));
      await answer.catch(() => {});
    },
    async handOver({ base, events }) {
      const body = { baseSeq: base, events };
      await asScorer((token) =>
        callApi('POST /matches/{id}/parked', { path, body, token, timeoutMs }),
      );
    },
  };
}
