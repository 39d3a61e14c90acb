import { useEffect, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import { forecastChoiceSchema } from '#contract/leagues/phases/phases.ts';
import { phasesFormSchema, phasesOfForm } from '#contract/leagues/phases/phases-form.ts';
import { TWO_LEGS_RULES } from '#domain/competition/fixtures/two-legs.ts';
import { UNEQUAL_POOLS } from '#domain/competition/slots/rank-best-placed.ts';
import { findPublicLeagues } from '../../forms/find-choices.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FormErrors } from '../../forms/form-values.ts';
import { SearchedChoice } from '../../forms/searched-choice.tsx';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';

type Props = { league: LeagueDetail; onClose: () => void };

/** The form of the phases of a competition, and of whether chances are shown. */
export function PhasesDialog({ league, onClose }: Props) {
  const { t } = useWords();
  const words = t.phases;
  const names = useLeagueNames(league);
  if (names === undefined) return null;
  const { phases, forecast } = league;
  const path = { id: league.id };
  return (
    <FormDialog
      title={words.title}
      schema={phasesFormSchema}
      missing={t.admin.fillRequired}
      send={(form) => callApi('PATCH /leagues/{id}', { path, body: phasesOfForm(form) })}
      undo={() => callApi('PATCH /leagues/{id}', { path, body: { phases, forecast } })}
      saved={words.saved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <LeagueChoice
            name="carryOver"
            label={words.carryOver}
            hint={words.carryOverHint}
            errors={errors}
            id={phases.carryOver}
            names={names}
          />
          <MoveFields way="promotion" league={league} errors={errors} names={names} />
          <MoveFields way="relegation" league={league} errors={errors} names={names} />
          <SelectField
            name="unequalPools"
            label={words.unequalPools}
            hint={words.unequalPoolsHint}
            errors={errors}
            choices={choicesOf(UNEQUAL_POOLS, words.unequalPoolsWays)}
            defaultValue={phases.unequalPools}
          />
          <SelectField
            name="twoLegs"
            label={words.twoLegs}
            hint={words.twoLegsHint}
            errors={errors}
            choices={choicesOf(TWO_LEGS_RULES, words.twoLegsRules)}
            defaultValue={phases.twoLegs}
          />
          <TextField
            name="rankingPoints"
            label={words.rankingPoints}
            hint={words.rankingPointsHint}
            errors={errors}
            defaultValue={phases.rankingPoints.join(', ')}
          />
          <SelectField
            name="forecast"
            label={words.forecast}
            errors={errors}
            choices={choicesOf(forecastChoiceSchema.options, words.forecasts)}
            defaultValue={forecast}
          />
        </>
      )}
    </FormDialog>
  );
}

type Names = ReadonlyMap<string, string>;

/** The names of the leagues that are chosen; undefined until they are known. */
function useLeagueNames({ phases }: LeagueDetail): Names | undefined {
  const [names, setNames] = useState<Names>();
  const ids = [phases.carryOver, phases.promotion?.league, phases.relegation?.league]
    .filter((id) => id !== null && id !== undefined)
    .join(' ');
  useEffect(() => {
    let isOver = false;
    const nameOf = (id: string) =>
      callApi('GET /leagues/{id}', { path: { id } }).then(
        ({ name }) => [id, name] as const,
        () => [id, id] as const,
      );
    Promise.all(ids.split(' ').filter(Boolean).map(nameOf)).then(
      (found) => !isOver && setNames(new Map(found)),
    );
    return () => {
      isOver = true;
    };
  }, [ids]);
  return names;
}

type ChoiceProps = {
  name: string;
  label: string;
  hint?: string;
  errors: FormErrors;
  id: string | null | undefined;
  names: Names;
};

function LeagueChoice({ name, label, hint, errors, id, names }: ChoiceProps) {
  const { t } = useWords();
  return (
    <SearchedChoice
      name={name}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      errors={{ ...errors, ...inPhases(errors, name) }}
      find={findPublicLeagues}
      chosen={id ? { value: id, label: names.get(id) ?? id } : undefined}
      empty={t.phases.noLeague}
    />
  );
}

/** The API names a league within the phases; the form has a field for each. */
function inPhases(errors: FormErrors, name: string): FormErrors {
  const found = errors[`phases.${name.replace('League', '')}`];
  return found === undefined ? {} : { [name]: found };
}

type MoveProps = Omit<Props, 'onClose'> & {
  way: 'promotion' | 'relegation';
  errors: FormErrors;
  names: Names;
};

function MoveFields({ way, league, errors, names }: MoveProps) {
  const { t } = useWords();
  const moves = league.phases[way];
  return (
    <div className="form-pair">
      <TextField
        name={`${way}Places`}
        label={t.phases[way].places}
        type="number"
        errors={errors}
        defaultValue={moves?.places ?? 0}
      />
      <LeagueChoice
        name={`${way}League`}
        label={t.phases[way].league}
        {...(way === 'promotion' ? { hint: t.phases.movesHint } : {})}
        errors={errors}
        id={moves?.league}
        names={names}
      />
    </div>
  );
}
