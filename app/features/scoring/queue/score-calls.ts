import { ApiProblem } from '#app/lib/api/client.ts';
import {
  appendEvents,
  listAuthors,
  listEventsAfter,
  parkBranch,
  takePen,
} from '#app/lib/api/match.ts';
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

  return {
    async append(batch) {
      const { seq, match } = await asScorer((token) => appendEvents(matchId, batch, token));
      return { seq, version: match.version };
    },
    eventsAfter: (seq) => listEventsAfter(matchId, seq),
    takePen: (takeOver) => asScorer((token) => takePen(matchId, takeOver, token)),
    async checkLink() {
      if (link.token() === undefined) return;
      await asScorer((token) => listAuthors(matchId, token)).catch(() => {});
    },
    async handOver({ base, events }) {
      await asScorer((token) => parkBranch(matchId, { baseSeq: base, events }, token));
    },
  };
}
