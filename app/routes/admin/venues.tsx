import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { VenueDialog } from '#app/features/admin/directory/venue-dialog.tsx';
import { ListPage } from '#app/features/admin/lists/list-page.tsx';
import { queryOf } from '#app/features/admin/lists/list-state.ts';
import type { Column } from '#app/features/admin/lists/record-grid.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { mapAddress } from '#app/lib/map-address.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Venue } from '#contract/people/venue.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return callApi('GET /admin/venues', { query: queryOf(request) });
}

export default function Venues() {
  const found = useLoaderData<typeof clientLoader>();
  const words = useWords();
  const { t } = words;
  return (
    <ListPage
      title={t.directory.venues(found.total)}
      found={found}
      nameOf={({ name }) => name}
      columns={columnsOf(words)}
      start={{ sort: 'name', order: 'asc' }}
      empty={t.directory.noVenues}
      newLabel={t.directory.newVenue}
      form={(venue, onClose) => <VenueDialog venue={venue} onClose={onClose} />}
      more={(venue) => (
        <a
          className="row-action"
          href={mapAddress(`${venue.name}, ${venue.place}`, venue)}
          target="_blank"
          rel="noopener"
        >
          {t.directory.map}
          <span className="sr"> {venue.name}</span>
        </a>
      )}
      removal={{
        kind: 'venue',
        text: t.directory.deleteVenue,
        run: (id) => callApi('DELETE /venues/{id}', { path: { id } }),
        done: t.directory.venueDeleted,
      }}
    />
  );
}

function columnsOf({ t }: Words): Column<Venue>[] {
  return [
    { label: t.admin.name, sort: 'name', className: 'full', isHead: true, cell: (it) => it.name },
    { label: t.directory.place, sort: 'place', className: 'minor', cell: ({ place }) => place },
    {
      label: t.directory.courts,
      sort: 'courts',
      className: 'minor num',
      cell: ({ courts }) => t.directory.courtCount(courts),
    },
    { label: t.directory.note, className: 'none cut', cell: ({ note }) => note },
  ];
}
