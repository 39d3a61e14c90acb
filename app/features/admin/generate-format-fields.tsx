import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/league.ts';
import { classifications } from '#domain/competition/fixtures/single-elimination.ts';
import type { FormErrors } from './form-values.ts';
import { SelectField, TextField } from './text-field.tsx';

type Props = { kind: string; league: LeagueDetail; errors: FormErrors };

const TIES = ['F', 'SF', 'QF'] as const;
const WAYS = ['one', '3', '5', 'two-legs'] as const;
const MOST_PLAYING_ON = 4;

/** What a format lets the organiser choose. */
export function GenerateFormatFields({ kind, league, errors }: Props) {
  const { t } = useWords();
  if (kind === 'groups') return <GroupFields league={league} errors={errors} />;
  if (kind === 'modified-pools')
    return league.groups.length === 0 ? <GroupCount errors={errors} /> : null;
  if (kind === 'swiss') return <SwissFields league={league} errors={errors} />;
  if (kind === 'knockout') return <KnockoutFields errors={errors} />;
  if (kind === 'double-elimination')
    return (
      <label className="check">
        <input type="checkbox" name="resetFinal" />
        {t.fixtures.resetFinal}
      </label>
    );
  if (kind === 'series')
    return (
      <SelectField
        name="bestOf"
        label={t.fixtures.bestOf}
        errors={errors}
        choices={[3, 5, 7].map((n) => ({ value: `${n}`, label: t.fixtures.bestOfN(n) }))}
      />
    );
  return null;
}

function GroupCount({ errors }: { errors: FormErrors }) {
  const { t } = useWords();
  return (
    <TextField
      name="groups"
      label={t.admin.groupCount}
      type="number"
      errors={errors}
      defaultValue={2}
    />
  );
}

function GroupFields({ league, errors }: Omit<Props, 'kind'>) {
  const { t } = useWords();
  const [playOn, setPlayOn] = useState('0');
  const choices = Array.from({ length: MOST_PLAYING_ON }, (_, index) => ({
    value: `${index + 1}`,
    label: t.fixtures.playOnFirst(index + 1),
  }));
  return (
    <>
      {league.groups.length === 0 && <GroupCount errors={errors} />}
      <SelectField
        name="playOn"
        label={t.fixtures.playOn}
        errors={errors}
        choices={[{ value: '0', label: t.fixtures.playOnNobody }, ...choices]}
        onChange={setPlayOn}
      />
      {playOn !== '0' && (
        <div className="form-pair">
          <TextField
            name="bestNext"
            label={t.fixtures.bestNext}
            hint={t.fixtures.bestNextHint}
            type="number"
            errors={errors}
            defaultValue={0}
          />
          <ClassificationField errors={errors} />
        </div>
      )}
      <label className="check">
        <input type="checkbox" name="twice" />
        {t.fixtures.twice}
      </label>
    </>
  );
}

function SwissFields({ league, errors }: Omit<Props, 'kind'>) {
  const { t } = useWords();
  const { length } = league.teams;
  const most = length % 2 === 0 ? length - 1 : length;
  return (
    <TextField
      name="rounds"
      label={t.swiss.rounds}
      hint={t.swiss.roundsHint(most)}
      type="number"
      errors={errors}
      defaultValue={Math.min(most, Math.ceil(Math.log2(length)))}
      required
    />
  );
}

function ClassificationField({ errors }: { errors: FormErrors }) {
  const { t } = useWords();
  return (
    <SelectField
      name="classification"
      label={t.fixtures.losers}
      errors={errors}
      choices={classifications.map((name) => ({
        value: name,
        label: t.fixtures.classifications[name],
      }))}
    />
  );
}

function KnockoutFields({ errors }: { errors: FormErrors }) {
  const { t } = useWords();
  const choices = WAYS.map((way) => ({ value: way, label: t.fixtures.ties[way] }));
  return (
    <>
      <ClassificationField errors={errors} />
      <div className="form-three">
        {TIES.map((tie) => (
          <SelectField
            key={tie}
            name={`tie.${tie}`}
            label={t.fixtures.tieOf[tie]}
            errors={errors}
            choices={choices}
          />
        ))}
      </div>
    </>
  );
}
