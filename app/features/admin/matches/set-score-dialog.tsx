import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiProblem } from '#app/lib/api/client.ts';
import { putSetTotal } from '#app/lib/api/match.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { type Match, setTotalSchema } from '#contract/matches/match.ts';
import { type FormErrors, fieldErrors, fieldWords, formValues } from '../../forms/form-values.ts';
import { problemWords } from '../../forms/problem-words.ts';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { UnsavedAsk } from '../../forms/unsaved-ask.tsx';
import { useUnsaved } from '../../forms/use-unsaved.ts';
import { useToast } from '../../toasts/toasts.tsx';

const SET_CHOICES = [1, 2, 3, 4, 5];

/** The total of one set; a score that play cannot reach is saved on confirmation only. */
export function SetScoreDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const { t, to, language } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const [isIrregular, setIrregular] = useState(false);
  const [isSending, setSending] = useState(false);
  const next = match.decided ? 0 : (match.currentSet ?? match.sets.length + 1);
  const [chosen, setChosen] = useState(SET_CHOICES.includes(next) ? String(next) : '');
  const [isMoot, setMoot] = useState(false);
  const unsaved = useUnsaved(onClose, isSending);
  const written = match.sets.find(({ set }) => String(set) === chosen);

  function change({ target }: ChangeEvent<HTMLFormElement>) {
    setIrregular(false);
    // The next set is chosen at once.
    if (target.name !== 'set') unsaved.entered();
  }

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
      await putSetTotal(match.id, Number(set), checked.data);
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

  return (
    <Dialog
      title={t.admin.setScore}
      closeLabel={t.admin.close}
      onClose={onClose}
      onLeave={unsaved.leaveOrAsk}
    >
      <form className="form" onSubmit={submit} onChange={change} noValidate>
        <UnsavedAsk unsaved={unsaved} />
        {problem && (
          <p className="form-problem" role="alert">
            {isMoot ? t.admin.setsAfter : problem}{' '}
            {isMoot && <a href={to(`/score/${match.id}`)}>{t.admin.scoreLive}</a>}
          </p>
        )}
        <SelectField
          name="set"
          label={t.admin.setNumber}
          errors={errors}
          choices={SET_CHOICES.map((set) => ({ value: String(set), label: t.admin.set(set) }))}
          empty={t.admin.choose}
          defaultValue={chosen}
          onChange={setChosen}
          required
        />
        <div className="form-pair">
          {(['team1', 'team2'] as const).map((side) => (
            <TextField
              // A set that is written already shows its score, to be corrected.
              key={`${side} ${written?.set}`}
              name={`${side}Score`}
              label={t.admin.scoreOf(match[side].name)}
              type="number"
              errors={errors}
              defaultValue={written?.[`${side}Score`]}
              required
            />
          ))}
        </div>
        <div className="dialog-actions">
          <button className="button soft" type="button" onClick={onClose}>
            {t.admin.cancel}
          </button>
          <button
            className={isIrregular ? 'button danger' : 'button'}
            type="submit"
            disabled={isSending}
          >
            {isIrregular ? t.admin.saveIrregular : t.admin.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
