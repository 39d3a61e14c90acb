import { type ChangeEvent, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { Match } from '#contract/matches/match.ts';
import type { FormErrors } from '../../forms/form-values.ts';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { UnsavedQuestion } from '../../forms/unsaved-question.tsx';
import { useUnsaved } from '../../forms/use-unsaved.ts';
import { useSetTotal } from './use-set-total.ts';

const SET_CHOICES = [1, 2, 3, 4, 5];

type Props = {
  match: Match;
  /** To the form of the whole result, where this set alone cannot be changed. */
  onWhole: () => void;
  onClose: () => void;
};

/** The total of one set; a score that play cannot reach is saved on confirmation only. */
export function SetScoreDialog({ match, onWhole, onClose }: Props) {
  const { t } = useWords();
  const { problem, errors, isIrregular, isSending, isMoot, submit, forgetIrregular } = useSetTotal(
    match,
    onClose,
  );
  const next = match.decided ? 0 : (match.currentSet ?? match.sets.length + 1);
  const [chosen, setChosen] = useState(SET_CHOICES.includes(next) ? String(next) : '');
  const unsaved = useUnsaved(onClose, isSending);
  const written = match.sets.find(({ set }) => String(set) === chosen);

  function change({ target }: ChangeEvent<HTMLFormElement>) {
    forgetIrregular();
    // The set is chosen again at once.
    if (target.name !== 'set') unsaved.entered();
  }

  return (
    <Dialog
      title={t.admin.setScore}
      closeLabel={t.admin.close}
      onClose={onClose}
      onLeave={unsaved.leaveOrAsk}
    >
      <form className="form" onSubmit={submit} onChange={change} noValidate>
        <UnsavedQuestion unsaved={unsaved} />
        {problem && (
          <p className="form-problem" role="alert">
            {isMoot ? t.admin.setsAfter : problem}{' '}
            {isMoot && (
              <button className="row-action" type="button" onClick={onWhole}>
                {t.results.correct}
              </button>
            )}
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
        <SetScoreFields match={match} written={written} errors={errors} />
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

type FieldProps = {
  match: Match;
  written: Match['sets'][number] | undefined;
  errors: FormErrors;
};

/** A set that is written already shows its score, to be corrected. */
function SetScoreFields({ match, written, errors }: FieldProps) {
  const { t } = useWords();
  return (
    <div className="form-pair">
      {(['team1', 'team2'] as const).map((side) => (
        <TextField
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
  );
}
