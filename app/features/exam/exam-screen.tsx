import { useState } from 'react';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { practiceMatch } from '#app/features/scoring/practice/practice-match.ts';
import { ScoreScreen } from '#app/features/scoring/score-screen.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { examSteps } from '#domain/exam/exam-steps.ts';
import { EXAMS, type ExamId } from '#domain/exam/exams.ts';
import { useExamPaper } from './exam-paper.ts';
import { examStepWords } from './exam-step-words.ts';

type Props = {
  exam: ExamId;
  official: { id: string; name: string };
  /** The token of a private link; without one the signed-in account counts. */
  token: string | undefined;
  /** The page with the results. */
  exit: string;
};

/** The scoring screen with the story of a real set above it, told step by step. */
export function ExamScreen({ exam, official, token, exit }: Props) {
  const { t, to, language } = useWords();
  const paper = useExamPaper(exam, official.id);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const teams = { team1: t.scoreboard.blue, team2: t.scoreboard.gold };
  const steps = examSteps(EXAMS[exam]);
  const step = steps[paper.step - 1];
  const match = { ...practiceMatch(teams.team1, teams.team2), id: `exam-${exam}` };

  async function handIn(): Promise<void> {
    setBusy(true);
    try {
      const events = [...paper.log.events] as never;
      const path = { id: official.id };
      await callApi('POST /officials/{id}/exams', { path, body: { exam, events }, token });
      paper.reset();
      window.location.assign(exit);
    } catch (error) {
      setFault(problemWords(error, t, language));
      setBusy(false);
    }
  }

  return (
    <ScoreScreen
      match={match}
      rosters={{ team1: [], team2: [] }}
      written={{ log: paper.log, isHeld: true, now: Date.now, record: paper.record }}
      corner={
        <p className="sync" data-sync="busy">
          <i className="sync-dot" aria-hidden="true" />
          {t.examStory.corner} {t.examStory.step(paper.step, steps.length)}
        </p>
      }
      notices={
        <>
          {fault && <p className="score-banner bad">{fault}</p>}
          <p className="score-banner" role="status">
            {step ? examStepWords(t, teams, step) : t.examStory.first}
            {step?.kind === 'over' ? (
              <button type="button" disabled={isBusy} onClick={handIn}>
                {t.examStory.handIn}
              </button>
            ) : (
              <button type="button" onClick={paper.next}>
                {t.examStory.next}
              </button>
            )}
          </p>
        </>
      }
      exit={to('/duties')}
    />
  );
}
