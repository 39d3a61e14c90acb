import { useState } from 'react';
import type { FormErrors } from '#app/features/forms/form-values.ts';
import { type Choice, SelectField, TextField } from '#app/features/forms/text-field.tsx';
import { useKeyedRows } from '#app/features/forms/use-keyed-rows.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import { type PlanRule, teamsOfRule } from '#contract/leagues/plan/plan-rules.ts';
import { usePlanRulesWords } from './plan-rules-words.ts';
import { WeekdayChecks } from './weekday-checks.tsx';

type Props = {
  league: LeagueDetail;
  rules: readonly PlanRule[];
  /** The venues of the form, `at:` and the number of their row. */
  venues: readonly Choice[];
  errors: FormErrors;
};

const KINDS = ['weekdays', 'hours', 'not-at-once', 'home', 'finals', 'travel'] as const;
type Draft = { known: PlanRule | null };

/** The rules that a plan keeps, each a row of its own. Read by `ruleInput`. */
export function PlanRuleRows({ league, rules, venues, errors }: Props) {
  const t = usePlanRulesWords();
  const isOfLeague = (rule: PlanRule) =>
    teamsOfRule(rule).every((team) => league.teams.some(({ id }) => id === team));
  const drafts = rules.filter(isOfLeague).map((known): Draft => ({ known }));
  const { rows, add, remove } = useKeyedRows<Draft>(drafts, { known: null });
  const teams = league.teams.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <section className="plan-rules grid gap-3">
      <h3 className="field-label">{t.title}</h3>
      <p className="field-hint">{t.note}</p>
      {rows.map(({ key, known }, index) => (
        <RuleRow
          key={key}
          row={key}
          number={index + 1}
          known={known}
          teams={teams}
          venues={venues}
          onRemove={() => remove(key)}
        />
      ))}
      {errors.rules && <p className="field-error">{errors.rules}</p>}
      <div>
        <button className="row-action" type="button" onClick={add}>
          {t.add}
        </button>
      </div>
    </section>
  );
}

type RowProps = Pick<Props, 'venues'> & {
  row: number;
  number: number;
  known: PlanRule | null;
  teams: readonly Choice[];
  onRemove: () => void;
};

function RuleRow({ row, number, known, teams, venues, onRemove }: RowProps) {
  const t = usePlanRulesWords();
  const [kind, setKind] = useState<string>(known?.kind ?? KINDS[0]);
  return (
    <div className="admin-card grid gap-3 p-4">
      <SelectField
        name={`rule.${row}`}
        label={t.rule(number)}
        errors={{}}
        choices={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
        defaultValue={kind}
        onChange={setKind}
      />
      <TeamFields row={row} kind={kind} known={known} teams={teams} />
      <KindFields row={row} kind={kind} known={known} venues={venues} />
      <div>
        <button className="row-action bad" type="button" onClick={onRemove}>
          {t.remove(number)}
        </button>
      </div>
    </div>
  );
}

type FieldsProps = { row: number; kind: string; known: PlanRule | null };

function TeamFields({ row, kind, known, teams }: FieldsProps & Pick<RowProps, 'teams'>) {
  const t = usePlanRulesWords();
  if (kind === 'finals' || kind === 'travel') return null;
  const named = known ? teamsOfRule(known) : [];
  return (
    <div className="form-three">
      <SelectField
        name={`ruleTeam.${row}`}
        label={t.team}
        errors={{}}
        choices={teams}
        defaultValue={named[0]}
      />
      {kind === 'not-at-once' && (
        <SelectField
          name={`ruleOther.${row}`}
          label={t.other}
          errors={{}}
          choices={teams}
          defaultValue={named[1] ?? teams[1]?.value}
        />
      )}
    </div>
  );
}

function KindFields({ row, kind, known, venues }: FieldsProps & Pick<Props, 'venues'>) {
  const t = usePlanRulesWords();
  switch (kind) {
    case 'weekdays': {
      const chosen = known?.kind === kind ? known.never : [];
      return <WeekdayChecks name={`ruleDays.${row}`} legend={t.never} chosen={chosen} />;
    }
    case 'finals': {
      const chosen = known?.kind === kind ? known.days : [6, 0];
      return <WeekdayChecks name={`ruleDays.${row}`} legend={t.only} chosen={chosen} />;
    }
    case 'hours': {
      const hours = known?.kind === kind ? known : undefined;
      // 24:00 is no time of a field, and as good as no end at all.
      const end = hours?.notAfter === '24:00' ? undefined : hours?.notAfter;
      return (
        <div className="form-pair">
          <TextField
            name={`ruleFrom.${row}`}
            label={t.from}
            type="time"
            errors={{}}
            defaultValue={hours?.notBefore}
          />
          <TextField
            name={`ruleTo.${row}`}
            label={t.to}
            type="time"
            errors={{}}
            defaultValue={end}
          />
        </div>
      );
    }
    case 'home': {
      const ground = known?.kind === kind ? known.venue : undefined;
      return (
        <SelectField
          name={`ruleVenue.${row}`}
          label={t.venue}
          errors={{}}
          choices={venues}
          defaultValue={venues.find(({ label }) => label === ground)?.value}
        />
      );
    }
    case 'travel':
      return (
        <TextField
          name={`ruleMinutes.${row}`}
          label={t.minutes}
          type="number"
          errors={{}}
          defaultValue={known?.kind === kind ? known.minutes : 60}
        />
      );
    default:
      return null;
  }
}
