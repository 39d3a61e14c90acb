import { useEffect, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import {
  COMPETITION_LEVELS,
  NO_TERMS,
  ownTerms,
  SCORING_DEMANDS,
  SCORING_LEVELS,
  type ScoringTerms,
  SHEET_CATEGORIES,
  scoringTermsFormSchema,
  termsOfForm,
} from '#contract/leagues/scoring-terms.ts';
import type { Match } from '#contract/matches/match.ts';
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

/** The same of one match: only what is other than in its league is kept with it. */
export function MatchTermsDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const { t } = useWords();
  const ofLeague = useTermsOfLeague(match.league?.id);
  if (ofLeague === undefined) return null;
  const { scoring } = match;
  const path = { id: match.id };
  return (
    <FormDialog
      title={t.scoringTerms.title}
      schema={scoringTermsFormSchema}
      missing={t.admin.fillRequired}
      send={(form) => {
        const own = ownTerms(termsOfForm(form), ofLeague);
        return callApi('PATCH /matches/{id}', { path, body: { scoring: own } });
      }}
      undo={() => callApi('PATCH /matches/{id}', { path, body: { scoring } })}
      saved={t.scoringTerms.saved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {match.league && <p className="text-quiet">{t.scoringTerms.ofMatch}</p>}
          <TermFields terms={{ ...ofLeague, ...scoring }} errors={errors} />
        </>
      )}
    </FormDialog>
  );
}

/** Undefined until they are known; a match of no league differs from nothing. */
function useTermsOfLeague(id: string | undefined): ScoringTerms | undefined {
  const [terms, setTerms] = useState(id === undefined ? NO_TERMS : undefined);
  useEffect(() => {
    if (id === undefined) return;
    callApi('GET /leagues/{id}', { path: { id } }).then(
      ({ scoring }) => setTerms(scoring),
      () => setTerms(NO_TERMS),
    );
  }, [id]);
  return terms;
}

function TermFields({ terms, errors }: { terms: ScoringTerms; errors: FormErrors }) {
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
