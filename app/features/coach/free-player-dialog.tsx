import { type FormEvent, useState } from 'react';
import { useSending } from '#app/features/account/use-sending.ts';
import { useChange } from '#app/features/forms/use-change.ts';
import { writtenWord } from '#app/features/players/written-word.ts';
import { FormProblem } from '#app/features/sign-in/form-problem.tsx';
import { searchPlayers } from '#app/lib/api/claim.ts';
import { addTeamPlayer } from '#app/lib/api/team.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import type { PlayerSummary } from '#contract/people/player.ts';

/** Players who are in no team, found by name, each added with one tap. */
export function FreePlayerDialog({ teamId, onClose }: { teamId: string; onClose: () => void }) {
  const { t } = useWords();
  const words = t.coaching;
  const [found, setFound] = useState<readonly PlayerSummary[]>();
  const [wrong, setWrong] = useState('');
  const { isSending, problem, send } = useSending();
  const { change, isBusy } = useChange();

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    setWrong(q.length < 2 ? t.admin.fieldMissing : '');
    if (q.length < 2) return;
    await send(async () => {
      const players = await searchPlayers(q);
      setFound(players.filter(({ team }) => team === null));
    });
  }

  async function add({ id }: PlayerSummary) {
    const isAdded = await change({ run: () => addTeamPlayer(teamId, id), done: words.added });
    if (isAdded) onClose();
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
                aria-label={words.addOf(player.fullName)}
                onClick={() => add(player)}
              >
                {words.add}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
