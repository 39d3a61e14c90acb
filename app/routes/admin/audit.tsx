import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { ChangeEntry } from '#app/features/admin/audit/change-entry.tsx';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { ListDay } from '#app/features/admin/lists/list-day.tsx';
import { choicesOf, ListFilter } from '#app/features/admin/lists/list-filter.tsx';
import { useListState } from '#app/features/admin/lists/list-state.ts';
import { MorePages, usePages } from '#app/features/admin/lists/more-pages.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { isDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { QueryOf } from '#contract/calls.ts';

const SUBJECTS = [
  ...(['match', 'team', 'player', 'league', 'user', 'news', 'venue', 'club', 'season'] as const),
  ...(['official', 'partner', 'feedback', 'site'] as const),
];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const day = searchParams.get('day') ?? '';
  const query: QueryOf<'GET /audit'> = {
    subject: searchParams.get('subject') ?? '',
    actor: searchParams.get('actor') ?? '',
    ...(isDay(day) ? { from: day, to: day } : {}),
  };
  const [page, admins] = await Promise.all([
    callApi('GET /audit', { query: { ...query, limit: 50 } }),
    callApi('GET /admin/users', { query: { role: 'admin', size: 100 } }),
  ]);
  return { query, page, admins: admins.items };
}

/** The trail of changes: who, when, what, before and after. */
export default function Trail() {
  const { query, page, admins } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const { getShown } = useListState();
  const list = usePages(page, (cursor) =>
    callApi('GET /audit', { query: { ...query, cursor, limit: 50 } }),
  );
  const isOneSubject = getShown('subject').includes(':');
  return (
    <AdminPage title={t.directory.audit}>
      <p className="text-quiet">{t.directory.auditText}</p>
      <div className="list-bar">
        {isOneSubject ? (
          <Link className="button soft small" to="?">
            {t.directory.clear}
          </Link>
        ) : (
          <ListFilter
            name="subject"
            label={t.directory.about}
            all={t.directory.everything}
            choices={choicesOf(SUBJECTS, t.directory.subjects)}
          />
        )}
        <ListFilter
          name="actor"
          label={t.directory.by}
          all={t.directory.everybody}
          choices={admins.map(({ id, name, email }) => ({
            value: id,
            label: email ? `${name} (${email})` : name,
          }))}
        />
        <ListDay name="day" label={t.directory.onDay} />
      </div>
      {list.items.length === 0 && <p className="admin-card admin-empty">{t.directory.noAudit}</p>}
      <ol className="letters">
        {list.items.map((entry) => (
          <ChangeEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      <MorePages {...list} />
    </AdminPage>
  );
}
