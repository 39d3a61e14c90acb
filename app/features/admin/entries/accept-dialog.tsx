import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import type { FormErrors } from '#app/features/forms/form-values.ts';
import { SelectField } from '#app/features/forms/text-field.tsx';
import { shillings } from '#app/features/ledger/shillings.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { decideEntrySchema, type TeamEntry } from '#contract/entries/team-entry.ts';

type Props = { leagueId: string; entry: TeamEntry; onClose: () => void };

/** Accepts a team; a name that exists already is asked about. */
export function AcceptDialog({ leagueId, entry, onClose }: Props) {
  const page = useWords();
  const { t } = page;
  const words = t.teamEntries;
  return (
    <FormDialog
      title={words.acceptTitle(entry.name)}
      schema={decideEntrySchema}
      missing={t.admin.fillRequired}
      submitLabel={words.accept}
      toInput={(values) => ({ ...values, decision: 'accepted' })}
      send={(body) =>
        callApi('POST /leagues/{id}/entries/{entry}/decision', {
          path: { id: leagueId, entry: entry.id },
          body,
        })
      }
      saved={words.accepted}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>
            {words.acceptText} {entry.fee !== null && words.acceptFee(shillings(entry.fee, page))}
          </p>
          <SameNames entry={entry} errors={errors} />
        </>
      )}
    </FormDialog>
  );
}

function SameNames({ entry, errors }: { entry: TeamEntry; errors: FormErrors }) {
  const { t } = useWords();
  const words = t.teamEntries;
  const fields = [
    { name: 'team', same: entry.sameTeams, label: words.sameTeam, use: words.useTeam },
    { name: 'club', same: entry.sameClubs, label: words.sameClub, use: words.useClub },
  ] as const;
  const others = { team: words.newTeam, club: words.newClub };
  return fields
    .filter(({ same }) => same.length > 0)
    .map(({ name, same, label, use }) => (
      <SelectField
        key={name}
        name={name}
        label={label}
        errors={errors}
        choices={[
          ...same.map((known) => ({ value: known.id, label: use(known.name) })),
          { value: 'new', label: others[name] },
        ]}
        empty={t.admin.choose}
        required
      />
    ));
}
