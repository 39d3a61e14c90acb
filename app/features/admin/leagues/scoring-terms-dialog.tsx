import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import {
  COMPETITION_LEVELS,
  SCORING_DEMANDS,
  SCORING_LEVELS,
  type ScoringTerms,
  SHEET_CATEGORIES,
} from '#contract/leagues/scoring-terms.ts';
import { scoringTermsFormSchema, termsOfForm } from '#contract/leagues/scoring-terms-form.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FormErrors } from '../../forms/form-values.ts';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';

type Props = { league: LeagueDetail; onClose: () => void };

/** The form of what a league demands of the table, and of the head of its scoresheets. */
export function ScoringTermsDialog({ league, onClose }: Props) {
  const { t } = useWords();
  const { scoring } = league;
  const path = { id: league.id };
  return (
    <FormDialog
      title={t.scoringTerms.title}
      schema={scoringTermsFormSchema}
      missing={t.admin.fillRequired}
      send={(form) =>
        callApi('PATCH /leagues/{id}', { path, body: { scoring: termsOfForm(form) } })
      }
      undo={() => callApi('PATCH /leagues/{id}', { path, body: { scoring } })}
      saved={t.scoringTerms.saved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-quiet">{t.scoringTerms.text}</p>
          <TermFields terms={scoring} errors={errors} />
        </>
      )}
    </FormDialog>
  );
}

export function TermFields({ terms, errors }: { terms: ScoringTerms; errors: FormErrors }) {
  const { t } = useWords();
  const words = t.scoringTerms;
  return (
    <>
      <SelectField
        name="level"
        label={words.level}
        errors={errors}
        choices={choicesOf(SCORING_LEVELS, words.levels)}
        defaultValue={terms.level ?? undefined}
        empty={words.anyLevel}
      />
      {SCORING_DEMANDS.map((demand) => (
        <label key={demand} className="check">
          <input type="checkbox" name={demand} defaultChecked={terms[demand]} />
          {words.demands[demand]}
        </label>
      ))}
      <TextField
        name="country"
        label={words.country}
        hint={words.countryHint}
        errors={errors}
        defaultValue={terms.country ?? undefined}
      />
      <SelectField
        name="category"
        label={words.category}
        errors={errors}
        choices={choicesOf(SHEET_CATEGORIES, words.categories)}
        defaultValue={terms.category ?? undefined}
        empty={words.none}
      />
      <SelectField
        name="competition"
        label={words.competition}
        errors={errors}
        choices={choicesOf(COMPETITION_LEVELS, words.competitions)}
        defaultValue={terms.competition ?? undefined}
        empty={words.none}
      />
    </>
  );
}
