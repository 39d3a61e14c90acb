import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import {
  adjustmentSchema,
  type LeagueDetail,
  placingSchema,
  withdrawalSchema,
} from '#contract/leagues/league.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { WithdrawalFields } from './withdrawal-fields.tsx';

const KINDS = ['adjustment', 'withdrawal', 'placing'] as const;
const decisionSchema = z.discriminatedUnion('kind', [
  adjustmentSchema.extend({ kind: z.literal('adjustment') }),
  withdrawalSchema.extend({ kind: z.literal('withdrawal') }),
  placingSchema.extend({ kind: z.literal('placing') }),
]);
type Decision = z.infer<typeof decisionSchema>;

function send(leagueId: string, { kind, ...entry }: Decision, key: string): Promise<unknown> {
  const path = { id: leagueId };
  if (kind === 'adjustment') {
    const body = adjustmentSchema.parse(entry);
    return callApi('POST /leagues/{id}/adjustments', { path, body, key });
  }
  if (kind === 'withdrawal') {
    const body = withdrawalSchema.parse(entry);
    return callApi('POST /leagues/{id}/withdrawals', { path, body, key });
  }
  const body = placingSchema.parse(entry);
  return callApi('POST /leagues/{id}/placings', { path, body, key });
}

/** The organiser's decisions about the table: points, a withdrawal, the last place. */
export function DecisionDialog({ league, onClose }: { league: LeagueDetail; onClose: () => void }) {
  const { t } = useWords();
  const [kind, setKind] = useState<string>('adjustment');
  const [team, setTeam] = useState('');
  return (
    <FormDialog<Decision>
      title={t.admin.decide}
      schema={decisionSchema}
      missing={t.admin.fillRequired}
      toInput={({ points, ...values }) => ({
        ...values,
        ...(kind === 'placing' ? { place: 'last' } : {}),
        ...(points === undefined ? {} : { points: Number(points) }),
      })}
      send={(decision, { key }) => send(league.id, decision, key)}
      saved={t.admin.decisionSaved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SelectField
            name="kind"
            label={t.admin.decision}
            errors={errors}
            choices={KINDS.map((name) => ({ value: name, label: t.admin.decisions[name] }))}
            onChange={setKind}
          />
          <SelectField
            name="team"
            label={t.admin.team}
            errors={errors}
            choices={league.teams.map(({ id, name }) => ({ value: id, label: name }))}
            empty={t.admin.choose}
            required
            onChange={setTeam}
          />
          {kind === 'adjustment' && (
            <TextField
              name="points"
              label={t.admin.points}
              type="number"
              errors={errors}
              hint={t.admin.pointsHint}
              required
            />
          )}
          {kind === 'withdrawal' && (
            <WithdrawalFields leagueId={league.id} team={team} errors={errors} />
          )}
          <TextField
            name="reason"
            label={t.admin.reason}
            errors={errors}
            hint={kind === 'withdrawal' ? t.decisions.reasonHint : ''}
            required={kind !== 'withdrawal'}
          />
        </>
      )}
    </FormDialog>
  );
}
