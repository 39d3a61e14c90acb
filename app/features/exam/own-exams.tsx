import { useEffect, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { ExamsOf } from '#contract/exams/exam.ts';
import { ExamResults, LicenceLine } from './exam-results.tsx';

type Props = {
  officialId: string;
  /** Of a private link; without it the session speaks. */
  token?: string | undefined;
};

const EXAMS = ['points', 'table'] as const;

/** On the page of an official: the licence, the exams to sit, and what was handed in. */
export function OwnExams({ officialId, token }: Props) {
  const { t, to } = useWords();
  const [exams, setExams] = useState<ExamsOf>();
  const words = t.exam;
  useEffect(() => {
    const path = { id: officialId };
    void callApi('GET /officials/{id}/exams', { path, token }).then(setExams);
  }, [officialId, token]);
  if (!exams) return null;
  const hash = token ? `#${token}` : '';
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.title}</h2>
      <LicenceLine licence={exams.licence} />
      <p className="text-quiet">{words.text}</p>
      {exams.tries > 0 ? (
        <ul className="grid gap-2">
          {EXAMS.map((id) => (
            <li key={id} className="grid gap-1">
              <a className="button soft" href={to(`/score/exam/${id}`) + hash}>
                {words.begin(words.names[id])}
              </a>
              <span className="text-sm text-quiet">{words.nameTexts[id]}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-quiet">{exams.tries > 0 ? words.tries(exams.tries) : words.noTries}</p>
      <h3 className="subtitle">{words.results}</h3>
      <ExamResults items={exams.items} />
    </section>
  );
}
