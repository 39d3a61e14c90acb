import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { createSeasonSchema, type Season } from '#contract/leagues/season.ts';
import { bindFields } from '../../forms/bind-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { ownChanges } from '../../forms/own-changes.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useOpenedWith } from '../../forms/use-opened-with.ts';

type Props = {
  /** The season to change; without one a new one is made. */
  season: Season | undefined;
  onClose: () => void;
};

export function SeasonDialog({ onClose, ...props }: Props) {
  const season = useOpenedWith(props.season);
  const { t } = useWords();
  return (
    <FormDialog
      title={season ? t.seasons.editSeason : t.seasons.newSeason}
      schema={createSeasonSchema}
      missing={t.admin.fillRequired}
      send={(input, { key }) =>
        season
          ? callApi('PATCH /seasons/{id}', {
              path: { id: season.id },
              body: ownChanges(season, input),
            })
          : callApi('POST /seasons', { body: input, key })
      }
      saved={t.seasons.saved}
      onClose={onClose}
    >
      {(errors) => {
        const bind = bindFields(errors, season);
        return (
          <>
            <TextField {...bind('name')} label={t.admin.name} hint={t.seasons.nameHint} required />
            <div className="form-pair">
              <TextField {...bind('startsOn')} label={t.seasons.startsOn} type="date" required />
              <TextField {...bind('endsOn')} label={t.seasons.endsOn} type="date" required />
            </div>
            <p className="text-sm text-quiet">{t.seasons.leaguesByLeague}</p>
          </>
        );
      }}
    </FormDialog>
  );
}
