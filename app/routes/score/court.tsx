import { useEffect, useEffectEvent, useState } from 'react';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { useLinkToken } from '#app/features/sign-in/use-link-token.ts';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem, ApiUnreachable } from '#app/lib/api/client.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import { PageTitle } from '#app/ui/page-title.tsx';

export const handle: RouteHandle = { hydrate: true };

/** The code of a court opens the match that is played there, or comes next, on this device. */
export default function Court() {
  const { t, to } = useWords();
  const [problem, setProblem] = useState('');
  const token = useLinkToken();

  async function open() {
    setProblem('');
    if (!token) return setProblem(t.dayDesk.noCode);
    try {
      const opened = await callApi('POST /court-links/next', { body: { token } });
      window.location.replace(`${to(`/score/${opened.match}`)}#${opened.token}`);
    } catch (error) {
      setProblem(problemOf(error, t.dayDesk.courtProblems, t.pinSignIn.problems));
    }
  }
  const openCourt = useEffectEvent(open);
  // Again for the code of another court that is scanned into this tab.
  useEffect(() => {
    if (token !== undefined) void openCourt();
  }, [token]);

  return (
    <PlainFrame>
      <PageTitle title={t.dayDesk.openingCourt} />
      <meta name="robots" content="noindex" />
      <h1 className="title">{t.dayDesk.openingCourt}</h1>
      {problem === '' ? (
        <p role="status">{t.scoring.loading}</p>
      ) : (
        <>
          <p className="form-problem" role="alert">
            {problem}
          </p>
          <button className="button" type="button" onClick={open}>
            {t.dayDesk.again}
          </button>
        </>
      )}
    </PlainFrame>
  );
}

type OwnProblems = Messages['dayDesk']['courtProblems'];
type OtherProblems = Pick<Messages['pinSignIn']['problems'], 'unreachable' | 'other'>;

/** The sentences of the server would be a file of their own. */
function problemOf(error: unknown, own: OwnProblems, others: OtherProblems): string {
  if (error instanceof ApiUnreachable) return others.unreachable;
  const code = error instanceof ApiProblem ? error.code : '';
  return code in own ? own[code as keyof OwnProblems] : others.other;
}
