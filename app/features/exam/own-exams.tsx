import { useEffect, useState } from 'react';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { ExamsOf } from '#contract/exams/exam.ts';
import { ExamResults, LicenceLine } from './exam-results.tsx';

type Props = {
  officialId: string;
  /** The token of a private link; without one the signed-in account counts. */
  token?: string | undefined;
};

const EXAMS = ['points', 'table'] as const;

/** On the page of an official: the licence, the exams to sit, and what was handed in. */
export function OwnExams({ officialId, token }: Props) {
  const { t, to, language } = useWords();
  const [exams, setExams] = useState<ExamsOf>();
  const [problem, setProblem] = useState<unknown>();
  // The exam takes its words from this page: all of its story.
  const { examStory } = t;
  useEffect(() => {
    const path = { id: officialId };
    callApi('GET /officials/{id}/exams', { path, token }).then(setExams, setProblem);
  }, [officialId, token]);
  if (problem !== undefined)
    return (
      <section className="panel-card">
        <h2 className="subtitle">{t.exam.title}</h2>
        <p role="alert">{problemWords(problem, t, language)}</p>
      </section>
    );
  if (!exams) return null;
  const hash = token ? `#${token}` : '';
  return (
    <section className="panel-card">
      <h2 className="subtitle">{t.exam.title}</h2>
      <LicenceLine licence={exams.licence} />
      <p className="text-quiet">{t.exam.text}</p>
      {exams.tries > 0 ? (
        <ul className="grid gap-2">
          {EXAMS.map((id) => (
            <li key={id} className="grid gap-1">
              <a className="button soft" href={to(`/score/exam/${id}`) + hash}>
                {t.exam.begin(t.exam.names[id])}
              </a>
              <span className="text-sm text-quiet">{t.exam.nameTexts[id]}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {exams.tries > 0 && <p className="text-quiet">{examStory.first}</p>}
      <p className="text-quiet">{exams.tries > 0 ? t.exam.tries(exams.tries) : t.exam.noTries}</p>
      <h3 className="subtitle">{t.exam.results}</h3>
      <ExamResults items={exams.items} />
    </section>
  );
}
