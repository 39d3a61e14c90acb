import { useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import {
  formOfRules,
  formOfScheme,
  leagueRulesFormSchema,
  rulesOfForm,
} from '#contract/leagues/league-rules-form.ts';
import { pointsSystemSchema } from '#contract/leagues/standings.ts';
import { schemeOf } from '#domain/competition/standings/points-system.ts';
import { PRESET_NAMES } from '#domain/volleyball/names/kinds.ts';
import { type PresetName, rulesOfChoice } from '#domain/volleyball/presets.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FormErrors } from '../../forms/form-values.ts';
import { SelectField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';
import { CriteriaFields } from './criteria-fields.tsx';
import { OwnPointsFields } from './own-points-fields.tsx';
import { SetFields } from './set-fields.tsx';
import { TablePreviewPart } from './table-preview-part.tsx';

type Props = { league: LeagueDetail; onClose: () => void };

/** The form of a league's own rules: sets, points, order of the table. */
export function LeagueRulesDialog({ league, onClose }: Props) {
  const { t } = useWords();
  const [start, setStart] = useState('');
  const [system, setSystem] = useState<string>(league.pointsSystem);
  const base = rulesOfChoice(start === '' ? league.rules : (start as PresetName));
  const scheme =
    league.pointsScheme ?? schemeOf(league.pointsSystem === 'own' ? 'fivb' : league.pointsSystem);
  return (
    <FormDialog
      title={t.leagueRules.title}
      schema={leagueRulesFormSchema}
      missing={t.admin.fillRequired}
      toInput={rulesInput}
      send={(form) =>
        callApi('PATCH /leagues/{id}', {
          path: { id: league.id },
          body: rulesOfForm(form, base, league.pointsScheme),
        })
      }
      saved={t.leagueRules.saved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{t.leagueRules.kept}</p>
          <SelectField
            name="start"
            label={t.leagueRules.start}
            errors={errors}
            choices={choicesOf(PRESET_NAMES, t.admin.presets)}
            empty={t.leagueRules.asNow}
            onChange={setStart}
          />
          <SetFields key={start} errors={errors} values={formOfRules(base)} />
          <SystemField errors={errors} system={league.pointsSystem} onChange={setSystem} />
          {system === 'own' && (
            <OwnPointsFields errors={errors} values={formOfScheme(asOwn(scheme))} />
          )}
          <CriteriaFields errors={errors} criteria={league.criteria} />
          <TablePreviewPart league={league} base={base} toInput={rulesInput} />
        </>
      )}
    </FormDialog>
  );
}

/** A named system as points that can be changed. */
function asOwn(scheme: ReturnType<typeof schemeOf> | NonNullable<LeagueDetail['pointsScheme']>) {
  const { sweep, clear, decider, draw, forfeit, perSet = 0, perMatch = 0 } = scheme;
  const pair = ([winner, loser]: readonly [number, number]): [number, number] => [winner, loser];
  return {
    sweep: pair(sweep),
    clear: pair(clear),
    decider: pair(decider),
    forfeit: pair(forfeit),
    draw,
    perSet,
    perMatch,
  };
}

type SystemProps = { errors: FormErrors; system: string; onChange: (system: string) => void };

function SystemField({ errors, system, onChange }: SystemProps) {
  const { t } = useWords();
  return (
    <SelectField
      name="pointsSystem"
      label={t.admin.pointsSystem}
      errors={errors}
      choices={choicesOf(pointsSystemSchema.options, t.admin.pointsSystems)}
      defaultValue={system}
      onChange={onChange}
    />
  );
}

/** The fields of the form as its schema wants them: the criteria together, in their order. */
function rulesInput(values: Record<string, string>, form: FormData): Record<string, unknown> {
  const { start: _start, season: _season, criterion: _criterion, ...fields } = values;
  const criteria = form.getAll('criterion').filter((criterion) => criterion !== '');
  return { ...fields, criteria };
}
