import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { createVenueSchema, type Venue } from '#contract/people/venue.ts';
import { bindFields } from '../../forms/bind-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { ownChanges } from '../../forms/own-changes.ts';
import { TextArea, TextField } from '../../forms/text-field.tsx';
import { useOpenedWith } from '../../forms/use-opened-with.ts';

type Props = {
  /** The venue to change; without one a new one is made. */
  venue: Venue | undefined;
  onClose: () => void;
};

/** The number that was typed; null where nothing was. */
function numberOf(typed: string | undefined): number | null {
  return typed === undefined ? null : Number(typed);
}

export function VenueDialog({ onClose, ...props }: Props) {
  const venue = useOpenedWith(props.venue);
  const { t } = useWords();
  return (
    <FormDialog
      title={venue ? t.directory.editVenue : t.directory.newVenue}
      schema={createVenueSchema}
      missing={t.admin.fillRequired}
      toInput={({ name, place, note = '', courts = '1', latitude, longitude }) => ({
        name,
        place,
        note,
        courts: Number(courts),
        latitude: numberOf(latitude),
        longitude: numberOf(longitude),
      })}
      send={(input, { key }) =>
        venue
          ? callApi('PATCH /venues/{id}', {
              path: { id: venue.id },
              body: ownChanges(venue, input),
            })
          : callApi('POST /venues', { body: input, key })
      }
      saved={t.directory.venueSaved}
      onClose={onClose}
    >
      {(errors) => {
        const bind = bindFields(errors, venue);
        return (
          <>
            <TextField {...bind('name')} label={t.admin.name} required />
            <div className="form-pair">
              <TextField {...bind('place')} label={t.directory.place} required />
              <TextField {...bind('courts', 1)} label={t.directory.courts} type="number" />
              <TextField
                {...bind('latitude')}
                label={t.directory.latitude}
                hint={t.directory.positionHint}
              />
              <TextField {...bind('longitude')} label={t.directory.longitude} />
            </div>
            <TextArea {...bind('note')} label={t.directory.note} hint={t.admin.optional} />
          </>
        );
      }}
    </FormDialog>
  );
}
