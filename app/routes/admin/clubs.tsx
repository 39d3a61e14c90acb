import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { ClubDialog } from '#app/features/admin/directory/club-dialog.tsx';
import { ListPage } from '#app/features/admin/lists/list-page.tsx';
import { queryOf } from '#app/features/admin/lists/list-state.ts';
import type { Column } from '#app/features/admin/lists/record-grid.tsx';
import { DoublesLink } from '#app/features/admin/merging/doubles-link.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Club } from '#contract/people/club.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return callApi('GET /admin/clubs', { query: queryOf(request) });
}

export default function Clubs() {
  const found = useLoaderData<typeof clientLoader>();
  const words = useWords();
  const { t } = words;
  return (
    <ListPage
      title={t.clubs.register(found.total)}
      found={found}
      nameOf={({ name }) => name}
      columns={columnsOf(words)}
      start={{ sort: 'name', order: 'asc' }}
      empty={t.clubs.none}
      tools={<DoublesLink kind="club" />}
      newLabel={t.clubs.newClub}
      form={(club, onClose) => <ClubDialog club={club} onClose={onClose} />}
      view={({ id }) => `/admin/club/${id}`}
      canEdit
      removal={{
        kind: 'club',
        text: t.clubs.deleteClub,
        run: (id) => callApi('DELETE /clubs/{id}', { path: { id } }),
        done: t.clubs.deleted,
      }}
    />
  );
}

function columnsOf({ t }: Words): Column<Club>[] {
  return [
    { label: t.admin.name, sort: 'name', className: 'full', isHead: true, cell: (it) => it.name },
    { label: t.clubs.city, sort: 'city', className: 'minor', cell: ({ city }) => city },
    {
      label: t.admin.counts.teams,
      sort: 'teams',
      className: 'minor num',
      cell: ({ teamCount }) => t.clubs.teams(teamCount),
    },
    { label: t.clubs.contact, className: 'none cut', cell: ({ contact }) => contact },
  ];
}
