import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type Match, setTotalSchema } from '#contract/matches/match.ts';
import { type FormErrors, fieldErrors, fieldWords, formValues } from '../../forms/form-values.ts';
import { problemWords } from '../../forms/problem-words.ts';
import { useToast } from '../../toasts/toasts.tsx';

/** Sends the total of one set; `isIrregular` where the same total may be confirmed. */
export function useSetTotal(match: Match, onClose: () => void) {
  const { t, language } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const [isIrregular, setIrregular] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isMoot, setMoot] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { set, team1Score, team2Score } = formValues(form);
    const total = {
      team1Score: team1Score === undefined ? undefined : Number(team1Score),
      team2Score: team2Score === undefined ? undefined : Number(team2Score),
      ...(isIrregular ? { allowIrregular: true } : {}),
    };
    const checked = setTotalSchema.safeParse(total);
    if (set === undefined || !checked.success) {
      setProblem(t.admin.selectSet);
      const wrong = checked.error ? fieldErrors(checked.error, total, fieldWords(t)) : {};
      setErrors(set === undefined ? { set: t.admin.fieldMissing, ...wrong } : wrong);
      return;
    }
    setErrors({});
    setSending(true);
    try {
      const { id } = match;
      const path = { id, n: Number(set) };
      const after = await callApi('PUT /matches/{id}/sets/{n}', { path, body: checked.data });
      // Nothing more is to be played: nobody has to say so once more.
      if (after.decided && after.status === 'Live') {
        await callApi('POST /matches/{id}/status', { path: { id }, body: { status: 'ended' } });
      }
      if (form.isConnected) onClose();
      notify(t.admin.scoreSaved);
      await revalidate();
    } catch (error) {
      const mayConfirm =
        error instanceof ApiProblem &&
        error.code === 'INVALID_FINAL_SCORE' &&
        team1Score !== team2Score;
      setIrregular(mayConfirm);
      setMoot(error instanceof ApiProblem && error.code === 'BREAKS_LATER');
      const words = mayConfirm ? t.admin.irregular : problemWords(error, t, language);
      setProblem(words);
      // Left while it was sent: it is said where it is seen.
      if (!form.isConnected) notify(words, { kind: 'bad' });
      setSending(false);
    }
  }

  return {
    problem,
    errors,
    isIrregular,
    isSending,
    /** The sets after it stand in the way. */
    isMoot,
    submit,
    forgetIrregular: () => setIrregular(false),
  };
}
