import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { ScoringTerms } from '#contract/leagues/scoring-terms.ts';
import {
  ownTerms,
  scoringTermsFormSchema,
  termsOfForm,
} from '#contract/leagues/scoring-terms-form.ts';
import type { Match } from '#contract/matches/match.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TermFields } from './scoring-terms-dialog.tsx';

type Props = { match: Match; ofLeague: ScoringTerms; onClose: () => void };

/** The demands of one match: only those that are other than in its league are kept with it. */
export function MatchTermsDialog({ match, ofLeague, onClose }: Props) {
  const { t } = useWords();
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
      {(errors) => <TermFields terms={{ ...ofLeague, ...scoring }} errors={errors} />}
    </FormDialog>
  );
}
