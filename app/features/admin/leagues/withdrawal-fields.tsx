import { useEffect, useState } from 'react';
import { listEverything } from '#app/lib/api/call.ts';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type Withdrawal, withdrawalSchema } from '#contract/leagues/league.ts';
import type { Match } from '#contract/matches/match.ts';
import type { FormErrors } from '../../forms/form-values.ts';
import { SelectField } from '../../forms/text-field.tsx';

type Policy = Withdrawal['policy'];
const POLICIES = withdrawalSchema.shape.policy.options;
const NAMED = 12;

type Props = { leagueId: string; team: string; errors: FormErrors };

/** The fate of the matches of a team that withdraws, said before it is decided. */
export function WithdrawalFields({ leagueId, team, errors }: Props) {
  const { t } = useWords();
  const [policy, setPolicy] = useState<Policy>('annul');
  const matches = useMatchesOf(leagueId, team);
  return (
    <>
      <SelectField
        name="policy"
        label={t.admin.policy}
        errors={errors}
        defaultValue={policy}
        choices={POLICIES.map((name) => ({ value: name, label: t.admin.policies[name] }))}
        onChange={(chosen) => setPolicy(chosen as Policy)}
      />
      <div role="status" className="text-sm">
        {matches && <Effects matches={matches} policy={policy} />}
      </div>
    </>
  );
}

function Effects({ matches, policy }: { matches: readonly Match[]; policy: Policy }) {
  const { t, language } = useWords();
  const words = t.decisions.effects;
  const played = matches.filter(({ status }) => status === 'ended').length;
  const live = matches.filter(({ status }) => status === 'Live').length;
  const open = matches.filter(({ status }) => status === 'not started' || status === 'postponed');
  const names = open.slice(0, NAMED).map(({ team1, team2, matchDate }) => {
    return `${team1.name} – ${team2.name} (${formatShortDay(language, matchDate)})`;
  });
  return (
    <ul className="grid gap-2">
      {played > 0 && <li>{policy === 'annul' ? words.annulled(played) : words.stay(played)}</li>}
      {live > 0 && <li>{words.live(live)}</li>}
      {open.length > 0 && (
        <li>
          {policy === 'keep-and-award' ? words.awarded(open.length) : words.cancelled(open.length)}{' '}
          {names.join(', ')}
          {open.length > NAMED && ` ${words.andMore(open.length - NAMED)}`}
        </li>
      )}
      {matches.length === 0 && <li>{words.none}</li>}
    </ul>
  );
}

/** Undefined until they are read; without an answer the decision is taken without them. */
function useMatchesOf(leagueId: string, team: string): readonly Match[] | undefined {
  const [found, setFound] = useState<{ team: string; matches: readonly Match[] }>();
  useEffect(() => {
    if (team === '') return;
    let isOver = false;
    listEverything('GET /matches', { query: { league: leagueId, team } }).then(
      (matches) => isOver || setFound({ team, matches }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [leagueId, team]);
  return found?.team === team ? found.matches : undefined;
}
