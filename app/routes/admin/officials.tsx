import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { OfficialDialog } from '#app/features/admin/directory/official-dialog.tsx';
import { ListPage } from '#app/features/admin/lists/list-page.tsx';
import { queryOf } from '#app/features/admin/lists/list-state.ts';
import type { Column } from '#app/features/admin/lists/record-grid.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Official } from '#contract/people/official.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return callApi('GET /admin/officials', { query: queryOf(request) });
}

export default function Officials() {
  const found = useLoaderData<typeof clientLoader>();
  const words = useWords();
  const { t } = words;
  return (
    <ListPage
      title={t.directory.officials(found.total)}
      found={found}
      nameOf={({ name }) => name}
      columns={columnsOf(words)}
      start={{ sort: 'name', order: 'asc' }}
      empty={t.directory.noOfficials}
      newLabel={t.directory.newOfficial}
      view={({ id }) => `/admin/official/${id}`}
      canEdit
      form={(official, onClose) => <OfficialDialog official={official} onClose={onClose} />}
      removal={{
        kind: 'official',
        text: t.directory.deleteOfficial,
        run: (id) => callApi('DELETE /officials/{id}', { path: { id } }),
        done: t.directory.officialDeleted,
      }}
    />
  );
}

function columnsOf({ t }: Words): Column<Official>[] {
  return [
    { label: t.admin.name, sort: 'name', className: 'full', isHead: true, cell: (it) => it.name },
    { label: t.directory.level, sort: 'level', className: 'minor', cell: ({ level }) => level },
    { label: t.admin.city, sort: 'city', className: 'minor', cell: ({ city }) => city },
    { label: t.admin.phone, className: 'minor num', cell: ({ phone }) => phone },
    { label: t.admin.email, className: 'minor', cell: ({ email }) => email },
    { label: t.directory.account, className: 'minor', cell: ({ account }) => account?.name },
  ];
}
