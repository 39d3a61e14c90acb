import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { useRunsSite } from '#app/features/admin/frame/office.ts';
import { ListTabs } from '#app/features/admin/lists/list-tabs.tsx';
import { DoubleList } from '#app/features/admin/merging/double-list.tsx';
import { MergeForm } from '#app/features/admin/merging/merge-form.tsx';
import { OtherRecord } from '#app/features/admin/merging/other-record.tsx';
import { RecentMerges } from '#app/features/admin/merging/recent-merges.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { MERGE_KINDS } from '#contract/merges/merge.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const kind = MERGE_KINDS.find((name) => name === searchParams.get('kind')) ?? 'team';
  const id = searchParams.get('id');
  const other = searchParams.get('other');
  if (id !== null && other !== null) {
    const path = { kind, id, other };
    return { kind, preview: await callApi('GET /merges/{kind}/{id}/{other}', { path }) };
  }
  if (id !== null) return { kind, id };
  const [{ items: doubles }, { items: merges }] = await Promise.all([
    callApi('GET /doubles', { query: { kind } }),
    callApi('GET /merges', { query: { kind } }),
  ]);
  return { kind, doubles, merges };
}

/** Two records of one player, team or club: found, compared, and made one. */
export default function Doubles() {
  const found = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const runsSite = useRunsSite();
  const words = t.merging;
  const kinds = MERGE_KINDS.filter((kind) => runsSite || kind !== 'club');
  const above = { name: words.title, to: to(`/admin/doubles?kind=${found.kind}`) };
  if (found.preview) {
    const { kept, merged } = found.preview;
    return (
      <AdminPage title={words.withAnother} above={above}>
        <MergeForm key={`${kept.id} ${merged.id}`} preview={found.preview} />
      </AdminPage>
    );
  }
  if (found.id !== undefined) {
    return (
      <AdminPage title={words.withAnother} above={above}>
        <OtherRecord kind={found.kind} id={found.id} />
      </AdminPage>
    );
  }
  return (
    <AdminPage title={words.title}>
      <p className="text-quiet">{words.intro}</p>
      <ListTabs
        name="kind"
        label={t.directory.kinds}
        here={found.kind}
        tabs={kinds.map((name) => ({ value: name, label: words.kinds[name] }))}
      />
      <DoubleList kind={found.kind} groups={found.doubles ?? []} />
      <RecentMerges merges={found.merges ?? []} />
    </AdminPage>
  );
}
