import { useEffect, useEffectEvent, useState } from 'react';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { callApi } from '#app/lib/api/call.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';

export const handle: RouteHandle = { hydrate: true };

/** The code of a court opens the match that is played there, or comes next, on this device. */
export default function Court() {
  const { t, to, language } = useWords();
  const [problem, setProblem] = useState('');

  async function open() {
    setProblem('');
    // The secret stands behind #, which no server sees.
    const token = window.location.hash.slice(1);
    if (token === '') return setProblem(t.dayDesk.noCode);
    try {
      const opened = await callApi('POST /court-links/next', { body: { token } });
      window.location.replace(`${to(`/score/${opened.match}`)}#${opened.token}`);
    } catch (error) {
      setProblem(problemWords(error, t, language));
    }
  }
  const openFirst = useEffectEvent(open);
  useEffect(() => void openFirst(), []);

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
