import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { ListTabs } from '#app/features/admin/lists/list-tabs.tsx';
import { MorePages, usePages } from '#app/features/admin/lists/more-pages.tsx';
import { RecordGrid } from '#app/features/admin/lists/record-grid.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import { ARCHIVE_KINDS, type ArchiveEntry } from '#contract/administration/archive.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get('kind');
  const chosen = ARCHIVE_KINDS.find((name) => name === requested);
  const page = await callApi('GET /archive', { query: { kind: chosen } });
  // A deletion that somebody comes to take back is in sight at once.
  return { kind: chosen ?? page.items[0]?.kind ?? ARCHIVE_KINDS[0], page };
}

/** Deleted records, each with a button that restores it. */
export default function Archive() {
  const { kind, page } = useLoaderData<typeof clientLoader>();
  const { t, language } = useWords();
  const list = usePages(page, (cursor) => callApi('GET /archive', { query: { kind, cursor } }));
  return (
    <AdminPage title={t.directory.archive}>
      <p className="text-quiet">{t.directory.archiveText}</p>
      <ListTabs
        name="kind"
        label={t.directory.kinds}
        here={kind}
        tabs={ARCHIVE_KINDS.map((name) => ({ value: name, label: t.directory.archiveKinds[name] }))}
      />
      {list.items.length === 0 ? (
        <p className="admin-card admin-empty">{t.directory.noArchive}</p>
      ) : (
        <RecordGrid
          rows={list.items}
          columns={[
            { label: t.admin.name, className: 'full', isHead: true, cell: ({ name }) => name },
            { label: t.directory.note, className: 'minor', cell: ({ detail }) => detail },
            {
              label: t.admin.date,
              className: 'minor num',
              cell: ({ archivedAt }) =>
                archivedAt && t.directory.archived(formatMoment(language, archivedAt)),
            },
          ]}
          actions={(entry) => <RestoreButton entry={entry} />}
        />
      )}
      <MorePages {...list} />
    </AdminPage>
  );
}

function RestoreButton({ entry: { kind, id, name } }: { entry: ArchiveEntry }) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  return (
    <button
      className="row-action"
      type="button"
      disabled={isBusy}
      onClick={() =>
        change({
          run: () => callApi('POST /archive/{kind}/{id}/restore', { path: { kind, id } }),
          done: t.directory.restored,
        })
      }
    >
      {t.directory.restore}
      <span className="sr"> {name}</span>
    </button>
  );
}
