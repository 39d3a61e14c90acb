import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '#app/features/account/use-sending.ts';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { writtenWord } from '#app/features/players/written-word.ts';
import { FormProblem } from '#app/features/sign-in/form-problem.tsx';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import type { PlayerSummary } from '#contract/people/player.ts';

/** Players who are in no team, found by name: each is asked first, or joins at once. */
export function FreePlayerDialog({ teamId, onClose }: { teamId: string; onClose: () => void }) {
  const { t, language } = useWords();
  const words = t.coaching;
  const [found, setFound] = useState<readonly PlayerSummary[]>();
  const [wrong, setWrong] = useState('');
  const { isSending, problem, send } = useSending();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    setWrong(q.length < 2 ? t.admin.fieldMissing : '');
    if (q.length < 2) return;
    await send(async () => {
      const { items } = await callApi('GET /players', { query: { q, limit: 20 } });
      setFound(items.filter(({ team }) => team === null));
    });
  }

  async function requestPlayer({ id }: PlayerSummary) {
    setBusy(true);
    try {
      const answer = await callApi('POST /teams/{id}/players', {
        path: { id: teamId },
        body: { playerId: id, language },
      });
      notify('askedBy' in answer ? t.requests.asked : words.added);
      onClose();
      await revalidate();
    } catch (error) {
      notify(problemWords(error, t, language), { kind: 'bad' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title={words.fromList} closeLabel={t.admin.close} onClose={onClose}>
      <form className="form" onSubmit={search} noValidate>
        <p className="text-quiet">{words.fromListText}</p>
        <Field name="q" label={t.claims.name} error={wrong || undefined}>
          {(wiring) => <input {...wiring} type="search" autoComplete="off" />}
        </Field>
        <FormProblem text={problem} />
        <button className="button" type="submit" disabled={isSending}>
          {t.claims.find}
        </button>
      </form>
      <div role="status">
        {found?.length === 0 && <p className="text-quiet">{words.fromListNone}</p>}
        <ul className="claims">
          {found?.map((player) => (
            <li key={player.id} className="claim-found">
              <p>
                <b>{player.fullName}</b>
                <span className="text-quiet">{writtenWord(t, player.position)}</span>
              </p>
              <button
                className="button soft small"
                type="button"
                disabled={isBusy}
                aria-label={t.requests.askOf(player.fullName)}
                onClick={() => requestPlayer(player)}
              >
                {t.requests.ask}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
