import { createVenue, updateVenue } from '#app/lib/api-client-official.ts';
import { useWords } from '#app/lib/use-words.ts';
import { createVenueSchema, type Venue } from '#contract/venue.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextArea, TextField } from './text-field.tsx';

type Props = {
  /** The venue to change; without one a new one is made. */
  venue: Venue | undefined;
  onClose: () => void;
};

/** What is typed as a number; null where nothing is. */
function numberOf(typed: string | undefined): number | null {
  return typed === undefined ? null : Number(typed);
}

export function VenueDialog({ venue, onClose }: Props) {
  const { t } = useWords();
  return (
    <FormDialog
      title={venue ? t.records.editVenue : t.records.newVenue}
      schema={createVenueSchema}
      missing={t.admin.fillRequired}
      toInput={({ name, place, note = '', courts = '1', latitude, longitude }) => ({
        ...{ name, place, note, courts: Number(courts) },
        latitude: numberOf(latitude),
        longitude: numberOf(longitude),
      })}
      send={(input) => (venue ? updateVenue(venue.id, input) : createVenue(input))}
      saved={t.records.venueSaved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            name="name"
            label={t.admin.name}
            errors={errors}
            defaultValue={venue?.name}
            required
          />
          <div className="form-pair">
            <TextField
              name="place"
              label={t.records.place}
              errors={errors}
              defaultValue={venue?.place}
              required
            />
            <TextField
              name="courts"
              label={t.records.courts}
              type="number"
              errors={errors}
              defaultValue={venue?.courts ?? 1}
            />
            <TextField
              name="latitude"
              label={t.records.latitude}
              errors={errors}
              defaultValue={venue?.latitude ?? undefined}
              hint={t.records.positionHint}
            />
            <TextField
              name="longitude"
              label={t.records.longitude}
              errors={errors}
              defaultValue={venue?.longitude ?? undefined}
            />
          </div>
          <TextArea
            name="note"
            label={t.records.note}
            errors={errors}
            defaultValue={venue?.note}
            hint={t.admin.optional}
          />
        </>
      )}
    </FormDialog>
  );
}
