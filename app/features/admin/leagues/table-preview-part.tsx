import { type MouseEvent, useEffect, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import { leagueRulesFormSchema, rulesOfForm } from '#contract/leagues/league-rules-form.ts';
import type { TablePreview } from '#contract/leagues/standings.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { formValues } from '../../forms/form-values.ts';
import { type Choice, SelectField } from '../../forms/text-field.tsx';

type Props = {
  league: LeagueDetail;
  base: MatchRules;
  toInput: (values: Record<string, string>, form: FormData) => Record<string, unknown>;
};

/**
 * Shows the changes that the rules in the form would make to the table of this season or of another
 * one.
 */
export function TablePreviewPart({ league, base, toInput }: Props) {
  const { t } = useWords();
  const [seasons, setSeasons] = useState<Choice[]>([]);
  const [preview, setPreview] = useState<TablePreview>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    callApi('GET /leagues', { query: { limit: 100 } }).then(
      ({ items }) => setSeasons(items.map(({ id, name }) => ({ value: id, label: name }))),
      () => setSeasons([]),
    );
  }, []);

  async function show({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const values = formValues(form!);
    const checked = leagueRulesFormSchema.safeParse(toInput(values, new FormData(form!)));
    setPreview(undefined);
    setProblem(checked.success ? '' : t.admin.fillRequired);
    if (!checked.success) return;
    const path = { id: values.season ?? league.id };
    try {
      const body = rulesOfForm(checked.data, base, league.pointsScheme);
      setPreview(await callApi('POST /leagues/{id}/table-preview', { path, body }));
    } catch {
      setProblem(t.admin.failed);
    }
  }

  const others = seasons.filter(({ value }) => value !== league.id);
  return (
    <>
      <SelectField
        name="season"
        label={t.leagueRules.season}
        errors={{}}
        choices={others}
        empty={league.name}
      />
      <button className="button soft" type="button" onClick={show}>
        {t.leagueRules.preview}
      </button>
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {preview && <PreviewTables preview={preview} />}
    </>
  );
}

function PreviewTables({ preview }: { preview: TablePreview }) {
  const { t } = useWords();
  const isMoved = preview.tables.some(({ rows }) =>
    rows.some(({ before, after }) => before.position !== after.position),
  );
  return (
    <section aria-live="polite">
      <h3 className="list-title">{t.leagueRules.previewTitle}</h3>
      {!isMoved && <p>{t.leagueRules.unchanged}</p>}
      {preview.tables.map(({ group, rows }) => (
        <div key={group}>
          {group && <h4>{group}</h4>}
          <ol>
            {rows.map(({ team, before, after }) => (
              <li key={team.id}>
                {team.name}: {t.leagueRules.moved(before.position, after.position)},{' '}
                {t.leagueRules.points(before.points, after.points)}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
