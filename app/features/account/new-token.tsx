import { type FormEvent, useEffect, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { Account } from '#contract/accounts/account.ts';
import { TOKEN_DAYS } from '#contract/accounts/token.ts';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { useSending } from './use-sending.ts';

type Props = { account: Account; onClose: () => void; onMade: () => void };
type Use = 'reads' | 'scores' | 'manages';
type Choice = { id: string; name: string };
type Wrong = { name?: string; days?: string; chosen?: string };

const USES: readonly Use[] = ['reads', 'scores', 'manages'];

/** The form of a new token, and afterwards the token itself, once. */
export function NewToken({ account, onClose, onMade }: Props) {
  const { t } = useWords();
  const words = t.apiTokens;
  const [use, setUse] = useState<Use>('reads');
  const [wrong, setWrong] = useState<Wrong>({});
  const [token, setToken] = useState('');
  const { isSending, problem, send } = useSending({ TOKEN_LIMIT: words.tooMany });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = String(fields.get('tokenName')).trim();
    const days = Number(fields.get('days'));
    const chosen = fields.getAll('chosen').map(String);
    const found: Wrong = {
      ...(name === '' && { name: words.nameMissing }),
      ...(!(days >= 1 && days <= TOKEN_DAYS.most) && { days: words.daysWrong }),
      ...(use !== 'reads' && chosen.length === 0 && { chosen: words.chooseOne }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const matches = use === 'scores' ? chosen : [];
    const leagues = use === 'manages' ? chosen : [];
    await send(async () => {
      const created = await callApi('POST /account/tokens', {
        body: { name, days, matches, leagues },
      });
      setToken(created.token);
      onMade();
    });
  }

  if (token !== '') return <CreatedToken token={token} onClose={onClose} />;
  return (
    <form className="form" onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <Field name="tokenName" label={words.name} hint={words.nameHint} error={wrong.name}>
        {(wiring) => <input {...wiring} maxLength={80} autoComplete="off" required />}
      </Field>
      <Field name="use" label={words.use}>
        {(wiring) => (
          <select {...wiring} value={use} onChange={(event) => setUse(event.target.value as Use)}>
            {USES.map((option) => (
              <option key={option} value={option}>
                {words[option]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {use !== 'reads' && <ChoiceFields account={account} use={use} error={wrong.chosen} />}
      <Field name="days" label={words.days} error={wrong.days}>
        {(wiring) => (
          <input
            {...wiring}
            type="number"
            min={1}
            max={TOKEN_DAYS.most}
            defaultValue={TOKEN_DAYS.usual}
            required
          />
        )}
      </Field>
      <div className="dialog-actions">
        <button className="button soft" type="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button className="button" type="submit" disabled={isSending}>
          {words.create}
        </button>
      </div>
    </form>
  );
}

type ChoiceProps = { account: Account; use: Use; error: string | undefined };

/** The matches or leagues that the token is for. */
function ChoiceFields({ account, use, error }: ChoiceProps) {
  const { t } = useWords();
  const words = t.apiTokens;
  const choices = useChoices(account, use);
  return (
    <fieldset className="field">
      <legend>{use === 'scores' ? words.matches : words.leagues}</legend>
      {choices?.length === 0 && <p className="text-quiet">{words.nothing}</p>}
      {choices?.map(({ id, name }) => (
        <label key={id} className="check">
          <input type="checkbox" name="chosen" value={id} /> {name}
        </label>
      ))}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}

function CreatedToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useWords();
  const words = t.apiTokens;
  return (
    <div className="form" role="status">
      <p>{words.shownOnce}</p>
      <input className="token" readOnly value={token} aria-label={words.title} />
      <button className="button" type="button" onClick={onClose}>
        {words.done}
      </button>
    </div>
  );
}

/** The matches or leagues that the account may give a token for; undefined until they are known. */
function useChoices(account: Account, use: Use): readonly Choice[] | undefined {
  const [choices, setChoices] = useState<readonly Choice[]>();
  useEffect(() => {
    let isCurrent = true;
    setChoices(undefined);
    listChoices(account, use)
      .then((found) => isCurrent && setChoices(found))
      .catch(() => isCurrent && setChoices([]));
    return () => {
      isCurrent = false;
    };
  }, [account, use]);
  return choices;
}

async function listChoices(account: Account, use: Use): Promise<readonly Choice[]> {
  if (use === 'reads') return [];
  if (use === 'scores') {
    const { items } = await callApi('GET /me/scoring');
    return items.map(({ id, team1, team2, matchDate }) => ({
      id,
      name: `${team1.name} - ${team2.name}, ${matchDate}`,
    }));
  }
  if (account.role !== 'admin') return account.secretaryOf;
  const { items } = await callApi('GET /leagues', { query: { limit: 100 } });
  return items;
}
