import { type FormEvent, useState } from 'react';
import { useSending } from '#app/features/account/use-sending.ts';
import { SearchedChoice } from '#app/features/forms/searched-choice.tsx';
import { FormProblem } from '#app/features/sign-in/form-problem.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { findPublicTeams } from '#app/lib/find-public-teams.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { PlayerSummary } from '#contract/people/player.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { recordFacts } from './record-line.ts';

/** As many as one call gives. */
const PAGE = 20;

/** Finds one's own record among those that everybody may see, and asks for it. */
export function ClaimSearch({ name, claimedIds }: { name: string; claimedIds: readonly string[] }) {
  const { t } = useWords();
  const words = t.claims;
  const [found, setFound] = useState<readonly PlayerSummary[]>();
  const [chosen, setChosen] = useState<PlayerSummary>();
  const [wrong, setWrong] = useState('');
  const { isSending, problem, send } = useSending();

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const q = String(form.get('q')).trim();
    const team = String(form.get('team'));
    setWrong(q.length < 2 && team === '' ? words.typeName : '');
    if (q.length < 2 && team === '') return;
    await send(async () => {
      const { items } = await callApi('GET /players', { query: { q, team, limit: 20 } });
      setFound(items);
    });
  }

  const free = found?.filter(({ id }) => !claimedIds.includes(id));
  return (
    <>
      <form className="form" onSubmit={search} noValidate>
        <Field name="q" label={words.name} error={wrong || undefined}>
          {(wiring) => <input {...wiring} type="search" defaultValue={name} autoComplete="name" />}
        </Field>
        <SearchedChoice
          name="team"
          label={words.team}
          empty={words.anyTeam}
          errors={{}}
          find={findPublicTeams}
        />
        <button className="button" type="submit" disabled={isSending}>
          {words.find}
        </button>
        <FormProblem text={problem} />
      </form>
      <div role="status">
        {free?.length === 0 && <p className="text-quiet">{words.noneFound}</p>}
        {free && free.length > 0 && (
          <ul className="claims">
            {free.map((player) => (
              <li key={player.id} className="claim-found">
                <p>
                  <b>{player.fullName}</b>
                  <span className="text-quiet">{recordFacts(player, t).join(' · ')}</span>
                </p>
                <button
                  className="button soft small"
                  type="button"
                  aria-label={words.isMeOf(player.fullName)}
                  onClick={() => setChosen(player)}
                >
                  {words.isMe}
                </button>
              </li>
            ))}
          </ul>
        )}
        {found?.length === PAGE && <p className="text-quiet">{words.moreFound}</p>}
      </div>
      {chosen && <ClaimDialog player={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
