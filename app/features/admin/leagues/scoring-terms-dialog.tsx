import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import {
  COMPETITION_LEVELS,
  SHEET_CATEGORIES,
  scoringTermsFormSchema,
  termsOfForm,
} from '#contract/leagues/scoring-terms.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';

type Props = { league: LeagueDetail; onClose: () => void };

/** The form of the facts at the head of all scoresheets of a league. */
export function ScoringTermsDialog({ league, onClose }: Props) {
  const { t } = useWords();
  const words = t.scoringTerms;
  const { scoring } = league;
  const path = { id: league.id };
  return (
    <FormDialog
      title={words.title}
      schema={scoringTermsFormSchema}
      missing={t.admin.fillRequired}
      send={(form) =>
        callApi('PATCH /leagues/{id}', { path, body: { scoring: termsOfForm(form) } })
      }
      undo={() => callApi('PATCH /leagues/{id}', { path, body: { scoring } })}
      saved={words.saved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-quiet">{words.text}</p>
          <TextField
            name="country"
            label={words.country}
            hint={words.countryHint}
            errors={errors}
            defaultValue={scoring.country ?? undefined}
          />
          <SelectField
            name="category"
            label={words.category}
            errors={errors}
            choices={choicesOf(SHEET_CATEGORIES, words.categories)}
            defaultValue={scoring.category ?? undefined}
            empty={words.none}
          />
          <SelectField
            name="competition"
            label={words.competition}
            errors={errors}
            choices={choicesOf(COMPETITION_LEVELS, words.competitions)}
            defaultValue={scoring.competition ?? undefined}
            empty={words.none}
          />
        </>
      )}
    </FormDialog>
  );
}
