import { findPublicPlayers } from '#app/features/admin/transfers/find-public-players.ts';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { SearchedChoice } from '#app/features/forms/searched-choice.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useBrand } from '#app/lib/brand.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import { newTransferSchema } from '#contract/transfers/transfer.ts';

type Props = { team: Pick<TeamDetail, 'id' | 'name'>; onClose: () => void };

/** A player comes to the team from another one, or from none, on a day. */
export function TransferDialog({ team, onClose }: Props) {
  const { t } = useWords();
  const brand = useBrand();
  const words = t.transferring;
  const today = localDay(Date.now());
  return (
    <FormDialog
      title={words.title(team.name)}
      schema={newTransferSchema}
      missing={t.admin.fillRequired}
      submitLabel={words.save}
      toInput={({ player, day, allowedBy, jerseyNumber, exception }) => ({
        player,
        day,
        allowedBy,
        ...(jerseyNumber ? { jerseyNumber: Number(jerseyNumber) } : {}),
        ...(exception ? { exception } : {}),
      })}
      send={(body) => callApi('POST /teams/{id}/transfers', { path: { id: team.id }, body })}
      saved={words.done}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SearchedChoice
            name="player"
            label={words.player}
            errors={errors}
            find={findPublicPlayers}
            required
          />
          <TextField
            name="day"
            type="date"
            label={words.day}
            errors={errors}
            defaultValue={today}
            max={today}
            required
          />
          <TextField
            name="allowedBy"
            label={words.allowedBy}
            hint={words.allowedHint}
            errors={errors}
            defaultValue={brand.isWavu ? undefined : brand.name}
            required
          />
          <TextField
            name="jerseyNumber"
            type="number"
            label={words.jerseyNumber}
            hint={t.admin.optional}
            errors={errors}
          />
          <TextField
            name="exception"
            label={words.exception}
            hint={words.exceptionHint}
            errors={errors}
          />
        </>
      )}
    </FormDialog>
  );
}
