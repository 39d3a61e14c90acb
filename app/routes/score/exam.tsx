import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ExamScreen } from '#app/features/exam/exam-screen.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { loadMessages } from '#app/messages/language-messages.ts';
import { ErrorPage } from '#app/ui/error-page.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { languageOf } from '#contract/language.ts';
import type { OfficialDuties } from '#contract/people/duty.ts';

export const handle: RouteHandle = { hydrate: true };

type Candidate = { token: string | undefined; official: OfficialDuties['official'] };
const NO_CANDIDATE: Candidate = { token: undefined, official: null };

/** By the private link behind `#`, which no server sees, or by the account that is signed in. */
async function findCandidate(): Promise<Candidate> {
  // The words of the exam are those of the page that leads here.
  await loadMessages(languageOf(window.location.pathname), '/duties');
  const token = window.location.hash.slice(1) || undefined;
  const { official } = await callApi('GET /me/duties', { token });
  return { token, official };
}

/** The scorers' exam on the scoring screen. */
export default function ExamPage() {
  const { exam } = useParams();
  const { t, to } = useWords();
  const [candidate, setCandidate] = useState<Candidate>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    findCandidate()
      .catch((error: unknown) => {
        if (error instanceof ApiProblem && error.status < 500) return NO_CANDIDATE;
        throw error;
      })
      .then(setCandidate, setFailure);
  }, []);
  // A lost connection says nothing about rights, and the words of the exam may be missing.
  if (failure !== undefined) return <ErrorPage error={failure} />;
  if (candidate?.official) {
    const { official, token } = candidate;
    const id = exam === 'table' ? 'table' : 'points';
    const exit = to('/duties') + (token ? `#${token}` : '');
    return (
      <>
        <PageTitle title={t.exam.title} />
        <ExamScreen exam={id} official={official} token={token} exit={exit} />
      </>
    );
  }
  return (
    <main id="main" className="score-stage">
      <PageTitle title={t.scoreboard.practiceTitle} />
      <meta name="robots" content="noindex" />
      <p className="stage-note">{candidate ? t.examStory.notFound : t.scoring.loading}</p>
    </main>
  );
}
