import { Link } from 'react-router';
import { z } from 'zod';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { League } from '#contract/leagues/league.ts';
import { NO_NAME, nameSchema } from '#contract/primitives.ts';
import { findPartners } from '../../forms/find-choices.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SearchedChoice } from '../../forms/searched-choice.tsx';
import { useRunsSite } from '../frame/office.ts';

const choiceSchema = z.strictObject({ partner: nameSchema.optional() });

/** The partner that a league is shown with; none takes it away. */
export function PartnerChoiceDialog({ league, onClose }: { league: League; onClose: () => void }) {
  const { t, to } = useWords();
  const runsSite = useRunsSite();
  const { partner, partnerRef } = league;
  const present = partnerRef ?? (partner === NO_NAME ? null : { id: partner, name: partner });
  return (
    <FormDialog
      title={t.directory.choosePartner}
      schema={choiceSchema}
      missing={t.adminFrame.noneFound}
      send={({ partner = NO_NAME }) =>
        callApi('PATCH /leagues/{id}', { path: { id: league.id }, body: { partner } })
      }
      saved={t.admin.leagueSaved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SearchedChoice
            name="partner"
            label={t.admin.partner}
            errors={errors}
            find={findPartners}
            none={t.directory.noPartnersYet}
            chosen={present ? { value: present.id, label: present.name } : undefined}
          />
          {runsSite && (
            <p>
              <Link className="link" to={to('/admin/partners')}>
                {t.adminFrame.entries.partners}
              </Link>
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}
