import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { createVenueSchema, type Venue } from '#contract/people/venue.ts';
import { bindFields } from '../../forms/bind-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { ownChanges } from '../../forms/own-changes.ts';
import { TextArea, TextField } from '../../forms/text-field.tsx';
import { useOpenedWith } from '../../forms/use-opened-with.ts';
import { findMapPosition } from './map-position.ts';

type Props = {
  /** The venue to change; without one a new one is made. */
  venue: Venue | undefined;
  onClose: () => void;
};

const NOWHERE = { latitude: null, longitude: null };
/** Refused beside the field. */
const UNREADABLE = { latitude: Number.NaN, longitude: Number.NaN };

function positionOf(typed: string | undefined) {
  return typed === undefined ? NOWHERE : (findMapPosition(typed) ?? UNREADABLE);
}

function positionText(venue: Venue | undefined): string | undefined {
  if (typeof venue?.latitude !== 'number') return undefined;
  return `${venue.latitude}, ${venue.longitude}`;
}

export function VenueDialog({ onClose, ...props }: Props) {
  const venue = useOpenedWith(props.venue);
  const { t } = useWords();
  return (
    <FormDialog
      title={venue ? t.directory.editVenue : t.directory.newVenue}
      schema={createVenueSchema}
      missing={t.admin.fillRequired}
      toInput={({ name, place, note = '', courts = '1', position }) => ({
        name,
        place,
        note,
        courts: Number(courts),
        ...positionOf(position),
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
            </div>
            <TextField
              name="position"
              label={t.directory.position}
              errors={{ position: errors.latitude ?? errors.longitude ?? '' }}
              hint={t.directory.positionHint}
              defaultValue={positionText(venue)}
            />
            <TextArea {...bind('note')} label={t.directory.note} hint={t.admin.optional} />
          </>
        );
      }}
    </FormDialog>
  );
}
