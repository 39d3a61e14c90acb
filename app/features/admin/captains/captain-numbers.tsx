import { useState } from 'react';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import type { FormErrors } from '#app/features/forms/form-values.ts';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import {
  type CaptainNumbers,
  setCaptainNumbersSchema,
} from '#contract/captains/captain-numbers.ts';

type Row = CaptainNumbers['items'][number];

/** The telephone numbers from which captains send results by SMS, team by team; read when they are opened. */
export function CaptainNumbersCard({ leagueId }: { leagueId: string }) {
  const { t, language } = useWords();
  const words = t.captains;
  const [items, setItems] = useState<CaptainNumbers['items']>();
  const [problem, setProblem] = useState('');
  const [edited, setEdited] = useState<Row>();

  async function load() {
    try {
      const path = { id: leagueId };
      setItems((await callApi('GET /leagues/{id}/captain-numbers', { path })).items);
      setProblem('');
    } catch (error) {
      setProblem(problemWords(error, t, language));
    }
  }

  function close() {
    setEdited(undefined);
    void load();
  }

  return (
    <section className="admin-card">
      <h2 className="subtitle">{words.bySms}</h2>
      <p className="px-4 pb-2 text-sm text-quiet">{words.bySmsText}</p>
      <details
        className="px-4 pb-4"
        onToggle={({ currentTarget }) => currentTarget.open && void load()}
      >
        <summary>{words.numbersOf}</summary>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <ul className="grid gap-2 pt-2">
          {items?.map((row) => (
            <li key={row.team.id} className="line">
              <span>
                <b>{row.team.name}</b>{' '}
                <span className="text-quiet">{row.numbers.join(', ') || words.noNumbers}</span>
              </span>
              <button className="button soft small" type="button" onClick={() => setEdited(row)}>
                {t.admin.edit}
                <span className="sr"> {row.team.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
      {edited && <NumbersDialog leagueId={leagueId} row={edited} onClose={close} />}
    </section>
  );
}

type DialogProps = { leagueId: string; row: Row; onClose: () => void };

function NumbersDialog({ leagueId, row, onClose }: DialogProps) {
  const { t } = useWords();
  const words = t.captains;
  const path = { id: leagueId, team: row.team.id };
  return (
    <FormDialog
      title={words.numbersTitle(row.team.name)}
      schema={setCaptainNumbersSchema}
      missing={words.numbersMissing}
      toInput={({ numbers = '' }) => ({ numbers: numbersIn(numbers) })}
      send={(body) => callApi('PUT /leagues/{id}/captain-numbers/{team}', { path, body })}
      saved={words.numbersSaved}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          name="numbers"
          type="tel"
          label={words.numbers}
          hint={words.numbersHint}
          errors={ofField(errors)}
          defaultValue={row.numbers.join(', ')}
        />
      )}
    </FormDialog>
  );
}

function numbersIn(typed: string): string[] {
  return typed
    .split(/[,;\n]/)
    .map((number) => number.trim())
    .filter((number) => number !== '');
}

/** A fault of the second number stands beside the one field that has them all. */
function ofField(errors: FormErrors): FormErrors {
  const fault = Object.entries(errors).find(([field]) => field.startsWith('numbers'));
  return fault ? { numbers: fault[1] } : {};
}
